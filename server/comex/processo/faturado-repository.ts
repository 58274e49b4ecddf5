import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { fornecedor } from '#server/platform/db/schema/cadastros.ts';
import { processoItem } from '#server/platform/db/schema/processo-itens.ts';
import type { Faturado } from './processo-linhas.ts';

/** Reads what the list shows of the goods before a declaration exists: the number of lines, and the supplier of the first line. */
export function faturadoRepository(tx: Database, empresaId: string) {
  return {
    async dosProcessos(ids: string[]): Promise<Map<string, Faturado>> {
      if (ids.length === 0) return new Map();
      const linhas = await tx
        .select({
          processoId: processoItem.processoId,
          itens: count(),
          fornecedor: sql<string | null>`(array_agg(${fornecedor.razaoSocial} order by ${processoItem.ordem}))[1]`,
        })
        .from(processoItem)
        .leftJoin(fornecedor, and(eq(fornecedor.empresaId, empresaId), eq(fornecedor.id, processoItem.fornecedorId)))
        .where(and(eq(processoItem.empresaId, empresaId), inArray(processoItem.processoId, ids)))
        .groupBy(processoItem.processoId);
      return new Map(linhas.map(({ processoId, ...faturado }) => [processoId, faturado]));
    },
  };
}
