import type { HistoryListener } from '#server/platform/history/history-repository.ts';
import { announcePendingWork, writeNotices } from './notice-repository.ts';
import { recipientsOf } from './recipients.ts';

/** Every change of a record may begin or end some pending work. Who has any counts it again (docs/decisions/meu-dia.md). */
export const pendingWorkOfChanges: HistoryListener = (tx, empresaId) => announcePendingWork(tx, empresaId);

/** Writes a notice for each person a change concerns, in the transaction of the change. */
export const noticesOfChanges: HistoryListener = async (tx, empresaId, linhas) =>
  writeNotices(tx, empresaId, await recipientsOf(tx, empresaId, linhas));
