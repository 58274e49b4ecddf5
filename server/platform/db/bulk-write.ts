import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Banco } from './database.ts';
import { manterEstatisticas } from './statistics.ts';

/** Rows of a table that has `empresa_id`, however many. */
export async function inserirEmMassa<Tabela extends PgTable>(
  tx: Banco,
  tabela: Tabela,
  linhas: readonly Tabela['$inferInsert'][],
): Promise<void> {
  await tx.insert(tabela).select(linhasEmMassa(tabela, linhas));
  if (linhas.length > 1) await manterEstatisticas(tx, tabela);
}

/**
 * Rows for `insert(tabela).select(…)` as one parameter, however many they are: thirty parameters a row cost more to write down and
 * to take apart than the rows. A column a row says nothing of takes the default its table has in the schema, or null.
 */
export function linhasEmMassa<Tabela extends PgTable>(tabela: Tabela, linhas: readonly Tabela['$inferInsert'][]): SQL {
  const colunas = Object.entries(getTableColumns(tabela));
  const valores = linhas.map((linha: Record<string, unknown>) =>
    Object.fromEntries(colunas.map(([campo, coluna]) => [toSnakeCase(campo), linha[campo] ?? coluna.default ?? null])),
  );
  const nomes = colunas.map(([campo]) => sql.identifier(toSnakeCase(campo)));
  const tipos = colunas.map(([, coluna], i) => sql`${nomes[i]} ${sql.raw(coluna.getSQLType())}`);
  return sql`select ${sql.join(nomes, sql`, `)} from json_to_recordset(${JSON.stringify(valores)}::json) as linha(${sql.join(tipos, sql`, `)})`;
}
