import type { HistoryListener } from '#server/platform/history/history-repository.ts';
import { writeNotices } from './notice-repository.ts';
import { recipientsOf } from './recipients.ts';

/** Writes a notice for each person a change concerns, in the transaction of the change. */
export const noticesOfChanges: HistoryListener = async (tx, empresaId, linhas) =>
  writeNotices(tx, empresaId, await recipientsOf(tx, empresaId, linhas));
