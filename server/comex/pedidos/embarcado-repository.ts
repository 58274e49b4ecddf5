import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Database } from '#server/platform/db/database.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { pedidoItem } from '#server/platform/db/schema/pedidos.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { processoItem } from '#server/platform/db/schema/processo-itens.ts';

/** Sums the shipped quantities of order lines, over processes that are neither cancelled, deleted nor of training. */
export function embarcadoRepository(tx: Database, empresaId: string) {
  const daEmpresa = eq(pedidoItem.empresaId, empresaId);

  return {
    /** Returns shipped quantities by the id of the line, with five decimals. A line without shipments is missing. */
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
     * Returns the same sums as a subquery to join by `linhaId`, for the lines of some orders or of all. It sums once per query:
     * with a sum per line, the planner reads a whole process for each line.
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
     * Locks these orders until the transaction ends, so that no other transaction ships from them or changes them. It locks all
     * their lines, because the status of an order depends on all of them. The order of ids prevents deadlocks.
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
/** A cancelled or deleted process returns what it took, and one of training takes nothing. */
export const PROCESSO_CONTA = and(PROCESSO_REAL, ne(processo.situacao, 'CANCELADO'));
