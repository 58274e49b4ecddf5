import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { DISPENSA } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';

/**
 * The same rule as `aindaSuspenso` of the engine, in SQL, for lists and sums of many thousand lotes. Most lotes are full or used
 * up, so the cases avoid an expensive decimal division.
 */
const ainda = (suspenso: AnyColumn): SQL<DecimalTexto> => sql`case
  when ${suspenso} = 0 or ${saldoLote.saldo} = 0 then 0.00
  when ${saldoLote.saldo} >= ${saldoLote.quantidade} then ${suspenso}
  else round(${suspenso} * ${saldoLote.saldo} / ${saldoLote.quantidade}, 2) end`;

/** Null where the tax of the lote is unknown, whatever its balance: a part of what nobody knows is no zero. */
export const AINDA_DA_REFORMA = {
  cbs: seSouber(saldoLote.cbsSuspensa),
  ibsUF: seSouber(saldoLote.ibsUfSuspenso),
  ibsMun: seSouber(saldoLote.ibsMunSuspenso),
};

/** Whether all three are known. */
export const REFORMA_CONHECIDA: SQL<boolean> = sql<boolean>`num_nulls(${saldoLote.cbsSuspensa}, ${saldoLote.ibsUfSuspenso}, ${saldoLote.ibsMunSuspenso}) = 0`;

/**
 * Sums over the lotes of a result of which all three are known, and how many they are, so that one count is true of each sum. A sum
 * of no known lote is null.
 */
export const SOMAS_DA_REFORMA = {
  cbs: somaConhecida(AINDA_DA_REFORMA.cbs),
  ibsUF: somaConhecida(AINDA_DA_REFORMA.ibsUF),
  ibsMun: somaConhecida(AINDA_DA_REFORMA.ibsMun),
  comCbsIbs: sql<number>`(count(*) filter (where ${REFORMA_CONHECIDA}))::int`,
};

export const AINDA_SUSPENSOS = {
  ii: ainda(saldoLote.iiSuspenso),
  ipi: ainda(saldoLote.ipiSuspenso),
  pis: ainda(saldoLote.pisSuspenso),
  cofins: ainda(saldoLote.cofinsSuspenso),
};

/**
 * The II that falls due if the balance leaves, in US$, as a DCI charges it before its own rate of the dollar: cost with freight and
 * insurance × rate (docs/decisions/saldo-de-insumos.md). Zero where it was paid or is suspended; null where cost or rate is unknown.
 */
export const II_EXIGIVEL: SQL<DecimalTexto | null> = sql<DecimalTexto | null>`case
  when ${saldoLote.saldo} = 0 then 0.00
  when ${saldoLote.regimeIi} is null and ${saldoLote.entradaId} is null then null
  when ${saldoLote.regimeIi} is null or ${saldoLote.regimeIi} !~* ${sql.raw(`'${DISPENSA}'`)} then 0.00
  else round(${saldoLote.saldo} * ${saldoLote.custoCif} * ${saldoLote.aliquotaIi} / 100, 2) end`;

/** Its sum over the lotes of which it is known, and how many they are. */
export const SOMAS_DO_II_EXIGIVEL = {
  iiExigivelUSD: sql<DecimalTexto | null>`sum(${II_EXIGIVEL})`,
  comIiExigivel: sql<number>`count(${II_EXIGIVEL})::int`,
};

/** Each tax is rounded to the cent before the sum. */
export const AINDA_SUSPENSO: SQL<DecimalTexto> = somadas(Object.values(AINDA_SUSPENSOS));

const SOMAS = {
  ii: soma(AINDA_SUSPENSOS.ii),
  ipi: soma(AINDA_SUSPENSOS.ipi),
  pis: soma(AINDA_SUSPENSOS.pis),
  cofins: soma(AINDA_SUSPENSOS.cofins),
};

/** Sums over the rows of a result. */
export const SOMAS_DOS_SUSPENSOS = { ...SOMAS, suspenso: somadas(Object.values(SOMAS)) };

const UNIDADE = sql`coalesce(${saldoLote.unidade}, '')`;

/** Null when there is more than one unit, because pieces and kilograms have no sum. */
export const SALDO_DE_UMA_UNIDADE = sql<DecimalTexto | null>`case when ${umSo(UNIDADE)} then sum(${saldoLote.saldo}) end`;
export const UNIDADE_UNICA = sql<string | null>`case when ${umSo(UNIDADE)} then max(${saldoLote.unidade}) end`;

/** Tells whether all rows of a group have the same value. Counting distinct values would sort them first. */
export function umSo(texto: SQL): SQL {
  return sql`min(${texto}) = max(${texto})`;
}

function seSouber(suspenso: AnyColumn): SQL<DecimalTexto | null> {
  return sql<DecimalTexto | null>`case when ${suspenso} is null then null else ${ainda(suspenso)} end`;
}

function somaConhecida(valor: SQL): SQL<DecimalTexto | null> {
  return sql<DecimalTexto | null>`sum(${valor}) filter (where ${REFORMA_CONHECIDA})`;
}

function soma(valor: SQL): SQL<DecimalTexto> {
  return sql`coalesce(sum(${valor}), 0.00)`;
}

function somadas(parcelas: SQL[]): SQL<DecimalTexto> {
  return sql`(${sql.join(parcelas, sql` + `)})`;
}
