import { and, eq, isNull } from 'drizzle-orm';
import { PROCESSO_CONTA } from '#server/comex/pedidos/embarcado-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { pedido, pedidoItem } from '#server/platform/db/schema/pedidos.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { processoItem } from '#server/platform/db/schema/processo-itens.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';

/** Queries orders, their processes, and the lotes of those processes. */
export function pedidosEProcessos(tx: Database, empresaId: string) {
  const daEmpresa = eq(processoItem.empresaId, empresaId);

  return {
    async processosDoPedido(pedidoId: string): Promise<string[]> {
      const linhas = await embarques().where(and(daEmpresa, PROCESSO_CONTA, eq(pedidoItem.pedidoId, pedidoId)));
      return linhas.map(({ processoId }) => processoId);
    },

    async pedidosDoProcesso(processoId: string): Promise<string[]> {
      const linhas = await embarques().where(
        and(daEmpresa, isNull(pedido.excluidoEm), eq(processoItem.processoId, processoId)),
      );
      return linhas.map(({ pedidoId }) => pedidoId);
    },

    async lotesDoProcesso(processoId: string): Promise<string[]> {
      const linhas = await tx
        .select({ id: saldoLote.id })
        .from(saldoLote)
        .where(and(eq(saldoLote.empresaId, empresaId), eq(saldoLote.processoId, processoId)));
      return linhas.map(({ id }) => id);
    },

    async processosDosLotes(lotes: readonly string[]): Promise<string[]> {
      if (lotes.length === 0) return [];
      const linhas = await tx
        .selectDistinct({ id: saldoLote.processoId })
        .from(saldoLote)
        .where(and(eq(saldoLote.empresaId, empresaId), oneOfThese(saldoLote.id, lotes)));
      // A lote that came by a nota or a DSI has no process.
      return linhas.flatMap(({ id }) => id ?? []);
    },
  };

  function embarques() {
    return tx
      .selectDistinct({ processoId: processoItem.processoId, pedidoId: pedidoItem.pedidoId })
      .from(processoItem)
      .innerJoin(processo, and(eq(processo.empresaId, empresaId), eq(processo.id, processoItem.processoId)))
      .innerJoin(pedidoItem, and(eq(pedidoItem.empresaId, empresaId), eq(pedidoItem.id, processoItem.pedidoItemId)))
      .innerJoin(pedido, and(eq(pedido.empresaId, empresaId), eq(pedido.id, pedidoItem.pedidoId)));
  }
}
