import { and, asc, eq, isNull } from 'drizzle-orm';
import { nomeDaDespesa } from '#lib/domain/aduana/despesa.ts';
import type { DespesaDoCusto } from '#lib/fiscal/custo/custo-realizado.ts';
import type { Database } from '#server/platform/db/database.ts';
import { despesa } from '#server/platform/db/schema-processo.ts';

/** Returns the expenses of a process for its cost, in order of date. */
export async function despesasDoProcesso(
  tx: Database,
  empresaId: string,
  processoId: string,
): Promise<DespesaDoCusto[]> {
  const linhas = await tx
    .select()
    .from(despesa)
    .where(and(eq(despesa.empresaId, empresaId), eq(despesa.processoId, processoId), isNull(despesa.excluidoEm)))
    .orderBy(asc(despesa.data), asc(despesa.id));
  return linhas.map((linha) => ({
    nome: nomeDaDespesa(linha),
    valor: linha.valor,
    base: linha.base,
    recuperavel: linha.recuperavel,
  }));
}
