import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { saldoLote } from '#server/platform/db/schema-saldo.ts';

/**
 * As `aindaSuspenso` of the engine has it, where the rows are: lists and sums of many thousand lotes. Most are whole or used up, and a
 * division of decimals is dear.
 */
const ainda = (suspenso: AnyColumn): SQL<DecimalTexto> => sql`case
  when ${suspenso} = 0 or ${saldoLote.saldo} = 0 then 0.00
  when ${saldoLote.saldo} >= ${saldoLote.quantidade} then ${suspenso}
  else round(${suspenso} * ${saldoLote.saldo} / ${saldoLote.quantidade}, 2) end`;

export const AINDA_SUSPENSOS = {
  ii: ainda(saldoLote.iiSuspenso),
  ipi: ainda(saldoLote.ipiSuspenso),
  pis: ainda(saldoLote.pisSuspenso),
  cofins: ainda(saldoLote.cofinsSuspenso),
};

/** Each tax to the cent, then their sum. */
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

/** Pieces and kilograms have no sum: null where there is more than one unit. */
export const SALDO_DE_UMA_UNIDADE = sql<DecimalTexto | null>`case when ${umSo(UNIDADE)} then sum(${saldoLote.saldo}) end`;
export const UNIDADE_UNICA = sql<string | null>`case when ${umSo(UNIDADE)} then max(${saldoLote.unidade}) end`;

/** Whether the rows of a group have one value; counting the distinct ones would sort them first. */
export function umSo(texto: SQL): SQL {
  return sql`min(${texto}) = max(${texto})`;
}

function soma(valor: SQL): SQL<DecimalTexto> {
  return sql`coalesce(sum(${valor}), 0.00)`;
}

function somadas(parcelas: SQL[]): SQL<DecimalTexto> {
  return sql`(${sql.join(parcelas, sql` + `)})`;
}
