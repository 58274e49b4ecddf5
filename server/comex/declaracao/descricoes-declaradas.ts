import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { adicao, item } from '#server/platform/db/schema/declaracao.ts';

/** The descriptions of the declared items of a DUIMP, by their number. */
export async function descricoesDeclaradas(
  tx: Database,
  empresaId: string,
  processoId: string,
): Promise<ReadonlyMap<number, string>> {
  const linhas = await tx
    .select({ numero: item.sequencia, descricao: item.descricao })
    .from(item)
    .innerJoin(adicao, and(eq(adicao.empresaId, item.empresaId), eq(adicao.id, item.adicaoId)))
    .where(and(eq(item.empresaId, empresaId), eq(adicao.processoId, processoId)));
  return new Map(linhas.map(({ numero, descricao }) => [numero, descricao]));
}
