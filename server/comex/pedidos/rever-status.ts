import { and, eq, inArray } from 'drizzle-orm';
import { statusDoPedido } from '#lib/domain/pedidos/pedido.ts';
import type { Database } from '#server/platform/db/database.ts';
import { pedido, pedidoItem } from '#server/platform/db/schema/pedidos.ts';
import { embarcadoRepository } from './embarcado-repository.ts';

/**
 * Updates the status of these orders from their shipments. The caller has changed a shipment in the same transaction, under the
 * lock of `embarcadoRepository.travarPedidos`. The version stays, because nobody decided anything: an open form of the order
 * remains valid.
 */
export async function reverStatus(tx: Database, empresaId: string, pedidoIds: readonly string[]): Promise<void> {
  if (pedidoIds.length === 0) return;
  const ids = [...new Set(pedidoIds)];
  const pedidos = await tx
    .select({ id: pedido.id, decidido: pedido.decidido, status: pedido.status })
    .from(pedido)
    .where(and(eq(pedido.empresaId, empresaId), inArray(pedido.id, ids)));
  const linhas = await tx
    .select({ id: pedidoItem.id, pedidoId: pedidoItem.pedidoId, quantidade: pedidoItem.quantidade })
    .from(pedidoItem)
    .where(and(eq(pedidoItem.empresaId, empresaId), inArray(pedidoItem.pedidoId, ids)));
  const embarcados = await embarcadoRepository(tx, empresaId).dasLinhas(linhas.map(({ id }) => id));
  const porPedido = Map.groupBy(linhas, ({ pedidoId }) => pedidoId);
  for (const { id, decidido, status } of pedidos) {
    const linhasDoPedido = (porPedido.get(id) ?? []).map((linha) => ({
      quantidade: linha.quantidade,
      embarcado: embarcados.get(linha.id) ?? '0',
    }));
    const devido = statusDoPedido(decidido, linhasDoPedido);
    if (devido === status) continue;
    await tx
      .update(pedido)
      .set({ status: devido })
      .where(and(eq(pedido.empresaId, empresaId), eq(pedido.id, id)));
  }
}
