import { customType, date, foreignKey, numeric, type PgColumn, timestamp, uuid } from 'drizzle-orm/pg-core';
import { aoMenosDuasCasas } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

// Kinds of columns, by their content (design.md, Data).
export const dinheiro = () => numeric({ precision: 18, scale: 2 });
export const quantidade = () => numeric({ precision: 18, scale: 5 });
export const valorUnitario = () => numeric({ precision: 20, scale: 7 });
export const pesoUnitario = () => numeric({ precision: 18, scale: 7 });
export const percentual = () => numeric({ precision: 7, scale: 2 });
/** As its file wrote it: two decimals of a DI, up to seven of a DUIMP. */
export const aliquotaDeclarada = () => numeric();
/** Two decimals and what it has beyond them: three of a tenth of a full rate (LC 224/2025), up to seven of a DUIMP. */
export const aliquota = customType<{ data: DecimalTexto; driverData: DecimalTexto }>({
  dataType: () => 'numeric',
  toDriver: aoMenosDuasCasas,
});
/** Of an input in the ledger and in a DCR-E: seven decimals (domain/zfm.md §6.8). */
export const quantidadeDeInsumo = () => numeric({ precision: 21, scale: 7 });
/** Unit cost of a DCR-E, six decimals. */
export const custoUnitario = () => numeric({ precision: 20, scale: 6 });
/** A day without time, as text. */
export const dia = () => date({ mode: 'string' });
export const instante = () => timestamp({ withTimezone: true, mode: 'date' });
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const empresaId = () => uuid().notNull();
export const id = () => uuid().notNull();
export const criadoEm = () => instante().notNull();

interface Row {
  empresaId: PgColumn;
  id: PgColumn;
}

/** A foreign key that cannot leave the company: its first column is that of the row itself. */
export function companyKey(t: Pick<Row, 'empresaId'>, column: PgColumn, target: Row) {
  return foreignKey({ columns: [t.empresaId, column], foreignColumns: [target.empresaId, target.id] });
}
