import { type AnyColumn, type GetColumnData, type SQL, sql } from 'drizzle-orm';

/** A row as JSON holds it: an instant is a text, as the database writes it. */
export type RowAsJson<Colunas extends Record<string, AnyColumn>> = {
  [Campo in keyof Colunas]: GetColumnData<Colunas[Campo]> extends infer Lido ? ComoTexto<Lido> : never;
};
type ComoTexto<Lido> = Lido extends Date ? string : Lido;

/**
 * Reads some columns of a row as one JSON value: the driver and Drizzle then decode one value a row instead of one a column. A
 * decimal is a text, with all its places.
 */
export function rowAsJson<Colunas extends Record<string, AnyColumn>>(colunas: Colunas): SQL<RowAsJson<Colunas>> {
  const pares = Object.entries(colunas).map(([campo, coluna]) => sql`${sql.raw(`'${campo}'`)}, ${emJson(coluna)}`);
  return sql`json_build_object(${sql.join(pares, sql`, `)})`;
}

/** Like `rowAsJson`, for a joined row that may be missing: null when this column of the row is null. */
export function joinedRowAsJson<Colunas extends Record<string, AnyColumn>>(
  chave: AnyColumn,
  colunas: Colunas,
): SQL<RowAsJson<Colunas> | null> {
  return sql`case when ${chave} is not null then ${rowAsJson(colunas)} end`;
}

/** A JSON number would lose the last zeros of a decimal, and its last digits. */
const emJson = (coluna: AnyColumn): SQL =>
  coluna.getSQLType().startsWith('numeric') ? sql`${coluna}::text` : sql`${coluna}`;
