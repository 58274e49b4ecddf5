import type { OuvinteDoHistorico } from '#server/platform/history/history-repository.ts';
import { entregaRepository } from './delivery-repository.ts';

/** Notes a delivery for each webhook that a change is to be sent to, in the transaction of the change. */
export const anotarEntregas: OuvinteDoHistorico = (tx, empresaId, linhas) =>
  entregaRepository(tx, empresaId).anotar(linhas);
