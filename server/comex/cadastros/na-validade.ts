import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { somarDias } from '#lib/domain/datas/dias.ts';
import { DIAS_DE_AVISO, type FiltroDeValidade } from '#lib/domain/datas/validade.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** Filters rows whose last day is near or past, by the rule of `situacaoDaValidade`. A row without a last day is neither. */
export function naValidade(ate: AnyColumn | SQL, validade: FiltroDeValidade, hoje: DataTexto): SQL {
  if (validade === 'VENCIDA') return sql`${ate} < ${hoje}`;
  return sql`${ate} between ${hoje} and ${somarDias(hoje, DIAS_DE_AVISO)}`;
}
