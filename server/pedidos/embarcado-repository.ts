import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { DecimalTexto } from '#lib/domain/decimal-texto.ts';
import type { Banco } from '#server/db/banco.ts';
import { pedidoItem } from '#server/db/schema-pedidos.ts';
import { processo, processoItem } from '#server/db/schema-processo.ts';

/** How much of the lines of orders is in processes that are neither cancelled nor deleted. */
export function embarcadoRepository(tx: Banco, empresaId: string) {
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
        .innerJoin(processo, and(eq(processo.empresaId, empresaId), eq(processo.id, processoItem.processoId)))
        .where(
          and(
            eq(processoItem.empresaId, empresaId),
            inArray(processoItem.pedidoItemId, [...ids]),
            isNull(processo.excluidoEm),
            ne(processo.situacao, 'CANCELADO'),
          ),
        )
        .groupBy(processoItem.pedidoItemId);
      return new Map(linhas.map(({ id, embarcado }) => [id, embarcado]));
    },

    /**
     * Keeps everybody else from shipping of these lines until the transaction ends. In the order of their ids, so that two who want
     * some of the same never wait for each other.
     */
    async travar(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await tx
        .select({ id: pedidoItem.id })
        .from(pedidoItem)
        .where(and(eq(pedidoItem.empresaId, empresaId), inArray(pedidoItem.id, [...ids])))
        .orderBy(asc(pedidoItem.id))
        .for('update');
    },
  };
}
