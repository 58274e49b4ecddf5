import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { keepStatistics } from './statistics.ts';

/** Inserts any number of rows into a table that has `empresa_id`. */
export async function bulkInsert<Tabela extends PgTable>(
  tx: Database,
  tabela: Tabela,
  linhas: readonly Tabela['$inferInsert'][],
): Promise<void> {
  await tx.insert(tabela).select(bulkRows(tabela, linhas));
  if (linhas.length > 1) await keepStatistics(tx, tabela);
}

/**
 * Rows for `insert(tabela).select(…)` as one parameter: thirty parameters a row cost more to write and parse than the rows. A column that
 * a row does not name takes the default of the schema, or null.
 */
export function bulkRows<Tabela extends PgTable>(tabela: Tabela, linhas: readonly Tabela['$inferInsert'][]): SQL {
  const colunas = Object.entries(getTableColumns(tabela));
  const valores = linhas.map((linha: Record<string, unknown>) =>
    Object.fromEntries(
      colunas.map(([campo, coluna]) => [toSnakeCase(campo), asWritten(coluna, linha[campo] ?? coluna.default ?? null)]),
    ),
  );
  const nomes = colunas.map(([campo]) => sql.identifier(toSnakeCase(campo)));
  const tipos = colunas.map(([, coluna], i) => sql`${nomes[i]} ${sql.raw(coluna.getSQLType())}`);
  return sql`select ${sql.join(nomes, sql`, `)} from json_to_recordset(${JSON.stringify(valores)}::json) as linha(${sql.join(tipos, sql`, `)})`;
}

/**
 * Updates rows of one company by their ids in one statement, each with its own values. All name the same columns: one that a row
 * leaves out would be emptied.
 */
export async function bulkUpdate<Tabela extends PgTable & Record<'empresaId' | 'id', PgColumn>>(
  tx: Database,
  tabela: Tabela,
  empresaId: string,
  linhas: readonly (Partial<Tabela['$inferInsert']> & { id: string })[],
): Promise<void> {
  const [primeira] = linhas;
  if (!primeira) return;
  const colunas = Object.entries(getTableColumns(tabela)).filter(([campo]) => campo in primeira);
  const nomes = colunas.map(([campo]) => sql.identifier(toSnakeCase(campo)));
  const tipos = colunas.map(([, coluna], i) => sql`${nomes[i]} ${sql.raw(coluna.getSQLType())}`);
  const valores = linhas.map((linha: Record<string, unknown>) =>
    Object.fromEntries(colunas.map(([campo, coluna]) => [toSnakeCase(campo), asWritten(coluna, linha[campo] ?? null)])),
  );
  const postos = colunas.flatMap(([campo], i) => (campo === 'id' ? [] : [sql`${nomes[i]} = linha.${nomes[i]}`]));
  await tx.execute(sql`update ${tabela} set ${sql.join(postos, sql`, `)}
    from json_to_recordset(${JSON.stringify(valores)}::json) as linha(${sql.join(tipos, sql`, `)})
    where ${tabela.empresaId} = ${empresaId} and ${tabela.id} = linha.id`);
}

/** A kind of column of our own (`columns.ts`) may write a value in its own way. */
function asWritten(column: PgColumn, value: unknown): unknown {
  return value !== null && column.dataType === 'custom' ? column.mapToDriverValue(value) : value;
}
