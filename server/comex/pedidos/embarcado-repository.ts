import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Database } from '#server/platform/db/database.ts';
import { pedidoItem } from '#server/platform/db/schema-pedidos.ts';
import { processo, processoItem } from '#server/platform/db/schema-processo.ts';

/** How much of the lines of orders is in processes that are neither cancelled nor deleted. */
export function embarcadoRepository(tx: Database, empresaId: string) {
  const daEmpresa = eq(pedidoItem.empresaId, empresaId);

  return {
    /** By the line's id; a line nothing was shipped of is not there. Five decimals. */
    async dasLinhas(ids: readonly string[]): Promise<Map<string, DecimalTexto>> {
      if (ids.length === 0) return new Map();
      const linhas = await tx
        .select({
          id: sql<string>`${processoItem.pedidoItemId}`,
          embarcado: sql<DecimalTexto>`sum(${processoItem.quantidade})`,
        })
        .from(processoItem)
        .innerJoin(processo, doProcesso)
        .where(and(eq(processoItem.empresaId, empresaId), inArray(processoItem.pedidoItemId, [...ids]), PROCESSO_CONTA))
        .groupBy(processoItem.pedidoItemId);
      return new Map(linhas.map(({ id, embarcado }) => [id, embarcado]));
    },

    /**
     * The same as something to join, by `linhaId`, of the lines of some orders or of all. Summed once for the query: asked line by
     * line, the planner reads a whole process for each.
     */
    porLinha(pedidos?: readonly string[]) {
      const dosPedidos = tx
        .select({ id: pedidoItem.id })
        .from(pedidoItem)
        .where(and(daEmpresa, pedidos && inArray(pedidoItem.pedidoId, [...pedidos])));
      return tx
        .select({
          linhaId: sql<string>`${processoItem.pedidoItemId}`.as('linha_id'),
          soma: sql<DecimalTexto>`sum(${processoItem.quantidade})`.as('soma'),
        })
        .from(processoItem)
        .innerJoin(processo, doProcesso)
        .where(
          and(
            eq(processoItem.empresaId, empresaId),
            pedidos ? inArray(processoItem.pedidoItemId, dosPedidos) : isNotNull(processoItem.pedidoItemId),
            PROCESSO_CONTA,
          ),
        )
        .groupBy(processoItem.pedidoItemId)
        .as('embarcado');
    },

    /**
     * Keeps everybody else from shipping of these orders, or changing them, until the transaction ends. All their lines, in the order
     * of their ids: two who want some of the same never wait for each other, and what an order stands at follows from all of them.
     */
    async travarPedidos(pedidos: readonly string[]): Promise<void> {
      if (pedidos.length === 0) return;
      await tx
        .select({ id: pedidoItem.id })
        .from(pedidoItem)
        .where(and(daEmpresa, inArray(pedidoItem.pedidoId, [...pedidos])))
        .orderBy(asc(pedidoItem.id))
        .for('update');
    },
  };
}

const doProcesso = and(eq(processo.empresaId, processoItem.empresaId), eq(processo.id, processoItem.processoId));
/** A process that is cancelled or deleted gives back what it took. */
export const PROCESSO_CONTA = and(isNull(processo.excluidoEm), ne(processo.situacao, 'CANCELADO'));
