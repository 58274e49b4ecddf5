import { and, asc, eq, isNull } from 'drizzle-orm';
import { nomeDaDespesa, type TipoDespesa } from '#lib/domain/aduana/processo/despesa.ts';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { DespesaDoCusto } from '#lib/fiscal/custo/custo-realizado.ts';
import type { Database } from '#server/platform/db/database.ts';
import { despesa } from '#server/platform/db/schema/processo.ts';

/** Returns the expenses of a process for its cost, in order of date. */
export async function despesasDoProcesso(
  tx: Database,
  empresaId: string,
  processoId: string,
): Promise<DespesaDoCusto[]> {
  const linhas = await tx
    .select()
    .from(despesa)
    .where(doProcesso(empresaId, processoId))
    .orderBy(asc(despesa.data), asc(despesa.id));
  return linhas.map((linha) => ({
    nome: nomeDaDespesa(linha),
    valor: linha.valor,
    base: linha.base,
    recuperavel: linha.recuperavel,
    emNomeDe: linha.emNomeDe,
  }));
}

/** Returns the sum of the expenses of one type of a process; null when it has none. */
export async function valorDasDespesas(
  tx: Database,
  empresaId: string,
  processoId: string,
  tipo: TipoDespesa,
): Promise<DecimalTexto | null> {
  const linhas = await tx
    .select({ valor: despesa.valor })
    .from(despesa)
    .where(and(doProcesso(empresaId, processoId), eq(despesa.tipo, tipo)));
  return linhas.length === 0 ? null : dinheiro(somar(linhas.map(({ valor }) => valor)));
}

const doProcesso = (empresaId: string, processoId: string) =>
  and(eq(despesa.empresaId, empresaId), eq(despesa.processoId, processoId), isNull(despesa.excluidoEm));
