import { and, asc, eq, isNull, max, sql } from 'drizzle-orm';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { Database } from '#server/platform/db/database.ts';
import { dciNota, dciNotaItem } from '#server/platform/db/schema/dci-notas.ts';

/** Lists the codes of the notas whose modalidade is unknown, with the quantity that leaves under each. */
export function semModalidade(tx: Database, empresaId: string, dciId: string): Promise<DciLido['semModalidade']> {
  return tx
    .select({
      codigo: dciNotaItem.codigo,
      descricao: sql<string>`${max(dciNotaItem.descricao)}`,
      ncm: sql<string>`${max(dciNotaItem.ncm)}`,
      unidade: sql<string>`${max(dciNotaItem.unidade)}`,
      quantidade: sql<string>`sum(${dciNotaItem.quantidade})::numeric(24, 5)::text`,
      notas: sql<number>`count(distinct ${dciNotaItem.notaId})`.mapWith(Number),
    })
    .from(dciNotaItem)
    .innerJoin(dciNota, and(eq(dciNota.empresaId, dciNotaItem.empresaId), eq(dciNota.id, dciNotaItem.notaId)))
    .where(
      and(
        eq(dciNotaItem.empresaId, empresaId),
        eq(dciNotaItem.dciId, dciId),
        isNull(dciNotaItem.modalidade),
        isNull(dciNotaItem.fora),
        isNull(dciNota.fora),
      ),
    )
    .groupBy(dciNotaItem.codigo)
    .orderBy(asc(dciNotaItem.codigo));
}
