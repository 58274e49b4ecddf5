import { eq, notInArray, type SQL } from 'drizzle-orm';
import type { StatusPedido } from '#lib/domain/pedidos/pedido.ts';
import { pedido } from '#server/platform/db/schema-pedidos.ts';

/** Orders of a status; without one those that count: a draft is not ordered yet, and of a cancelled one nothing is to come. */
export function daOrdem(status: StatusPedido | undefined): SQL {
  return status ? eq(pedido.status, status) : notInArray(pedido.status, ['RASCUNHO', 'CANCELADA']);
}
