import { and, asc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { DecimalTexto } from '#lib/domain/decimal-texto.ts';
import type { Banco } from '#server/db/banco.ts';
import { pedidoItem } from '#server/db/schema-pedidos.ts';
import { processo, processoItem } from '#server/db/schema-processo.ts';

/** How much of the lines of orders is in processes that are neither cancelled nor deleted. */
export function embarcadoRepository(tx: Banco, empresaId: string) {
  const daEmpresa = eq(pedidoItem.empresaId, empresaId);

  const travarOnde = async (quais: SQL): Promise<void> => {
    await tx
      .select({ id: pedidoItem.id })
      .from(pedidoItem)
      .where(and(daEmpresa, quais))
      .orderBy(asc(pedidoItem.id))
      .for('update');
  };

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
     * Keeps everybody else from shipping of these lines until the transaction ends. In the order of their ids, so that two who want
     * some of the same never wait for each other.
     */
    async travar(ids: readonly string[]): Promise<void> {
      if (ids.length > 0) await travarOnde(inArray(pedidoItem.id, [...ids]));
    },

    /** The same of every line of an order. */
    travarPedido: (pedidoId: string): Promise<void> => travarOnde(eq(pedidoItem.pedidoId, pedidoId)),
  };
}

const doProcesso = and(eq(processo.empresaId, processoItem.empresaId), eq(processo.id, processoItem.processoId));
/** A process that is cancelled or deleted gives back what it took. */
export const PROCESSO_CONTA = and(isNull(processo.excluidoEm), ne(processo.situacao, 'CANCELADO'));
