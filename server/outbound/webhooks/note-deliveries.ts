import type { HistoryListener } from '#server/platform/history/history-repository.ts';
import { deliveryRepository } from './delivery-repository.ts';

/** Notes a delivery for each webhook that receives the change, in the transaction of the change. */
export const noteDeliveries: HistoryListener = (tx, empresaId, linhas) =>
  deliveryRepository(tx, empresaId).anotar(linhas);
