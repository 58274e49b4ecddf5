import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { DecimalTexto } from '#lib/domain/decimal-texto.ts';
import { saldoLote } from '#server/db/schema-saldo.ts';

/** As `aindaSuspenso` of the engine has it, where the rows are: lists and sums of many thousand lotes. */
const ainda = (suspenso: AnyColumn): SQL<DecimalTexto> =>
  sql`coalesce(round(${suspenso} * least(${saldoLote.saldo}, ${saldoLote.quantidade}) / nullif(${saldoLote.quantidade}, 0), 2), 0.00)`;

export const AINDA_SUSPENSOS = {
  ii: ainda(saldoLote.iiSuspenso),
  ipi: ainda(saldoLote.ipiSuspenso),
  pis: ainda(saldoLote.pisSuspenso),
  cofins: ainda(saldoLote.cofinsSuspenso),
};

/** Each tax to the cent, then their sum. */
export const AINDA_SUSPENSO: SQL<DecimalTexto> = sql`(${sql.join(Object.values(AINDA_SUSPENSOS), sql` + `)})`;

/** Sums over the rows of a result. */
export const SOMAS_DOS_SUSPENSOS = {
  ii: soma(AINDA_SUSPENSOS.ii),
  ipi: soma(AINDA_SUSPENSOS.ipi),
  pis: soma(AINDA_SUSPENSOS.pis),
  cofins: soma(AINDA_SUSPENSOS.cofins),
  suspenso: soma(AINDA_SUSPENSO),
};

/** Pieces and kilograms have no sum: null where there is more than one unit. */
export const SALDO_DE_UMA_UNIDADE = sql<DecimalTexto | null>`case when ${umSo(sql`coalesce(${saldoLote.unidade}, '')`)} then sum(${saldoLote.saldo}) end`;
export const UNIDADE_UNICA = sql<
  string | null
>`case when ${umSo(sql`coalesce(${saldoLote.unidade}, '')`)} then max(${saldoLote.unidade}) end`;

/** Whether the rows of a group have one value. */
export function umSo(valor: AnyColumn | SQL): SQL {
  return sql`count(distinct ${valor}) = 1`;
}

function soma(valor: SQL): SQL<DecimalTexto> {
  return sql`coalesce(sum(${valor}), 0.00)`;
}
