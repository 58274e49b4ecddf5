import { noticesOfChanges, pendingWorkOfChanges } from './notices/tell-changes.ts';
import { noteDeliveries } from './webhooks/note-deliveries.ts';

/** What is told of each change, in its transaction. */
export const HISTORY_LISTENERS = [noticesOfChanges, pendingWorkOfChanges, noteDeliveries];
