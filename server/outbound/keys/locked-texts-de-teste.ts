import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import { LOCKED_COLUMNS } from './locked-columns.ts';

export interface LockedTextOfColumn {
  /** `table.column`. */
  where: string;
  text: string;
  owner: string;
}

/** Every locked text of the database, in the order of the columns. */
export async function lockedTexts(db: Database): Promise<LockedTextOfColumn[]> {
  const found: LockedTextOfColumn[] = [];
  for (const { table, column, key, owner } of LOCKED_COLUMNS) {
    const rows = await rowsOf<{ row: Record<string, string> }>(
      db,
      sql`select row_to_json(t) as row from ${sql.identifier(table)} t where ${sql.identifier(column)} is not null
        order by ${sql.join(
          Object.keys(key).map((name) => sql.identifier(name)),
          sql`, `,
        )}`,
    );
    for (const { row } of rows) {
      found.push({ where: `${table}.${column}`, text: row[column] ?? '', owner: owner(row) });
    }
  }
  return found;
}

/** The columns of text anywhere in the database that hold a locked text. */
export async function columnsWithLockedText(db: Database): Promise<string[]> {
  const columns = await rowsOf<{ table: string; column: string }>(
    db,
    sql`select table_name as table, column_name as column from information_schema.columns
        where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb') order by 1, 2`,
  );
  const asked = columns.map(
    ({ table, column }) =>
      sql`select ${`${table}.${column}`}::text as "where" where exists (
        select from ${sql.identifier(table)} where ${sql.identifier(column)}::text ~ '(^|")v[0-9]:[^"]{28}')`,
  );
  const found = await rowsOf<{ where: string }>(db, sql.join(asked, sql` union all `));
  return found.map(({ where }) => where).toSorted();
}

/** Makes every locked text what the version of before the key ids wrote; it had the same key and the same owner. */
export async function lockAsBefore(db: Database): Promise<void> {
  for (const { table, column } of LOCKED_COLUMNS) {
    const name = sql.identifier(column);
    await db.execute(
      sql`update ${sql.identifier(table)} set ${name} = regexp_replace(${name}, '^v2:[0-9a-f]{12}:', 'v1:')`,
    );
  }
}
