import type { OuvinteDoHistorico } from '#server/platform/history/history-repository.ts';
import { escreverAvisos } from './notice-repository.ts';
import { quemAvisar } from './recipients.ts';

/** Writes a notice for each person whom a change concerns, in the transaction of the change. */
export const avisarDeMudancas: OuvinteDoHistorico = async (tx, empresaId, linhas) =>
  escreverAvisos(tx, empresaId, await quemAvisar(tx, empresaId, linhas));
