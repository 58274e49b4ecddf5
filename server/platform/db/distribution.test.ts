import { type SQL, sql } from 'drizzle-orm';
import { TABLES_WITHOUT_COMPANY } from '#server/testing/tables-without-company.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { rowsOf } from './rows-of.ts';

// What a PostgreSQL that spreads tables by company asks of them, read from the catalogue of the database itself
// (docs/operacao.md). `schema.test.ts` asks the same of the definitions.

onServer('A database spread by company', (bench) => {
  const names = async (query: SQL) =>
    (await rowsOf<{ name: string }>(bench().conexao.db, query)).map(({ name }) => name);

  test('has every table by company, but for those that lead to it and those that are the same for all', async () => {
    expect(
      await names(sql`select c.relname as name from pg_class c where ${OURS} and not ${BY_COMPANY} order by 1`),
    ).toEqual(Object.keys(TABLES_WITHOUT_COMPANY).toSorted());
    expect(
      await names(
        sql`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum = 1
          where ${OURS} and ${BY_COMPANY} and (not a.attnotnull or a.atttypid <> 'uuid'::regtype)`,
      ),
    ).toEqual([]);
  });

  test('has the company first in every primary key, unique key and index', async () => {
    expect(
      await names(
        sql`select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
          where ${OURS} and ${BY_COMPANY} and i.indkey[0] <> 1`,
      ),
    ).toEqual([]);
    expect(
      await names(
        sql`select c.relname as name from pg_class c where ${OURS} and ${BY_COMPANY}
          and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
      ),
    ).toEqual([]);
  });

  test('has the company on both sides of every foreign key', async () => {
    const keys = await rowsOf<{ name: string; from: boolean; to: boolean; both: boolean }>(
      bench().conexao.db,
      sql`select f.conname as name, ${byCompany(sql`f.conrelid`)} as "from", ${byCompany(sql`f.confrelid`)} as "to",
          exists (select from unnest(f.conkey, f.confkey) as pair(here, there)
            join pg_attribute h on h.attrelid = f.conrelid and h.attnum = pair.here and h.attname = 'empresa_id'
            join pg_attribute t on t.attrelid = f.confrelid and t.attnum = pair.there and t.attname = 'empresa_id') as both
        from pg_constraint f where f.contype = 'f' and f.connamespace = 'public'::regnamespace`,
    );
    expect(keys.length).toBeGreaterThan(100);
    // A key may lead to a table that each node has, and never from there to one that is spread.
    expect(keys.filter(({ from, to, both }) => to && !(from && both)).map(({ name }) => name)).toEqual([]);
  });

  test('has no trigger, no rule and no exclusion, which would not be carried over', async () => {
    expect(
      await names(
        sql`select t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
          where ${OURS} and not t.tgisinternal and p.pronamespace <> 'prova'::regnamespace`,
      ),
    ).toEqual([]);
    expect(await names(sql`select rulename as name from pg_rules where schemaname = 'public'`)).toEqual([]);
    expect(await names(sql`select conname as name from pg_constraint where contype in ('x', 't')`)).toEqual([]);
  });
});

const byCompany = (table: SQL): SQL =>
  sql`exists (select from pg_attribute e where e.attrelid = ${table} and e.attname = 'empresa_id' and e.attnum = 1)`;

const OURS = sql`c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`;
const BY_COMPANY = byCompany(sql`c.oid`);
