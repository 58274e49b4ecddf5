import { eq, notInArray, type SQL } from 'drizzle-orm';
import type { StatusPedido } from '#lib/domain/pedidos/pedido.ts';
import { pedido } from '#server/platform/db/schema/pedidos.ts';

/**
 * Filters orders by status. Without a status it leaves out drafts, which are not ordered yet, and cancelled orders, which bring
 * nothing.
 */
export function daOrdem(status: StatusPedido | undefined): SQL {
  return status ? eq(pedido.status, status) : notInArray(pedido.status, ['RASCUNHO', 'CANCELADA']);
}
