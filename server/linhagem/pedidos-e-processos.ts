import { and, eq, isNull } from 'drizzle-orm';
import { umDestes } from '#server/cadastros/leitura-em-lote.ts';
import type { Banco } from '#server/db/banco.ts';
import { pedido, pedidoItem } from '#server/db/schema-pedidos.ts';
import { processo, processoItem } from '#server/db/schema-processo.ts';
import { saldoLote } from '#server/db/schema-saldo.ts';
import { PROCESSO_CONTA } from '#server/pedidos/embarcado-repository.ts';

/** Orders, the processes they are in, and what came in by those. */
export function pedidosEProcessos(tx: Banco, empresaId: string) {
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
        .where(and(eq(saldoLote.empresaId, empresaId), umDestes(saldoLote.id, lotes)));
      // What came in by a nota or a DSI is of no process.
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
