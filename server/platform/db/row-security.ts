import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { currentWork } from '#server/platform/work/under-way.ts';
import type { Database } from './database.ts';

/**
 * The lock behind the repositories: PostgreSQL shows a request and a job the rows of their own company, also where a query forgot to
 * ask for it. The server's own work, a log-in and the commands have no company, and read as the owner of the tables
 * (docs/decisions/trava-por-linha.md).
 */
const ROLE = 'cais_empresa';
const COMPANY = 'cais.empresa';

/** What binds a transaction that has just begun to the company of the running code; null where that has none. */
export function boundToCompany(): string | null {
  const company = currentWork()?.quem?.empresaId;
  if (!company) return null;
  if (!UUID.test(company)) throw new Error(`"${company}" is no company.`);
  return `set local role ${ROLE}; set local ${COMPANY} = '${company}'`;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Does what reaches beyond the company: its lock holds again afterwards, and when this throws. */
export function beyondTheCompany<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('cais.papel', current_setting('role'), true), set_config('role', 'none', true)`,
    );
    const result = await work(tx);
    await tx.execute(sql`select set_config('role', current_setting('cais.papel'), true)`);
    return result;
  });
}

/**
 * Closes every table with a company, those of the migrations just run too. False where the role is missing and the user of
 * `DATABASE_URL` may not make it: then only the repositories keep the companies apart.
 */
export async function closeRows(client: ClientBase): Promise<boolean> {
  if (!(await hasRole(client))) return false;
  await client.query(CLOSE);
  const { rows } = await client.query<{ own: boolean }>(
    `select rolsuper as own from pg_roles where rolname = current_user`,
  );
  if (rows[0]?.own) await client.query(KEEP_INDEXES);
  return true;
}

async function hasRole(client: ClientBase): Promise<boolean> {
  const mayUse = `select pg_has_role(current_user, '${ROLE}', 'member') as may`;
  const made = `do $$ begin
    if not exists (select from pg_roles where rolname = '${ROLE}') then create role ${ROLE} nologin; end if;
    if not pg_has_role(current_user, '${ROLE}', 'member') then execute format('grant ${ROLE} to %I', current_user); end if;
  end $$`;
  try {
    await client.query(made);
    const { rows } = await client.query<{ may: boolean }>(mayUse);
    return rows[0]?.may === true;
  } catch (error) {
    if ((error as { code?: string }).code === INSUFFICIENT_PRIVILEGE) return false;
    throw error;
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';

/** Each table is opened to the role and closed once. `maintain` lets a long write keep its statistics; PostgreSQL has it from 17 on. */
const CLOSE = `do $$
declare
  direitos text := 'select, insert, update, delete' || case when current_setting('server_version_num')::int >= 170000 then ', maintain' else '' end;
  relacao record;
begin
  grant usage on schema public to ${ROLE};
  for relacao in
    select oid::regclass as nome, relkind from pg_class
    where relnamespace = 'public'::regnamespace and case relkind
      when 'S' then not has_sequence_privilege('${ROLE}', oid, 'usage')
      when 'r' then not has_table_privilege('${ROLE}', oid, 'delete')
      when 'p' then not has_table_privilege('${ROLE}', oid, 'delete')
      else false end
  loop
    execute format('grant %s %s to ${ROLE}', case relacao.relkind when 'S' then 'usage on sequence' else direitos || ' on' end, relacao.nome);
  end loop;
  for relacao in
    select oid::regclass as nome from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity
      and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'empresa_id' and not attisdropped)
  loop
    execute format('create policy da_empresa on %s using (empresa_id = current_setting(''${COMPANY}'')::uuid)', relacao.nome);
    execute format('alter table %s enable row level security', relacao.nome);
  end loop;
end $$`;

/**
 * Beside a policy PostgreSQL uses an index only with functions that are known to tell nothing of the rows they refuse. These tell
 * nothing, but only a superuser may say so: without it a search of text reads the rows of the company one by one.
 */
const KEEP_INDEXES = [
  'lower(text)',
  'textlike(text, text)',
  ...['eq', 'lt', 'le', 'gt', 'ge'].map((comparison) => `numeric_${comparison}(numeric, numeric)`),
]
  .map((signature) => `alter function pg_catalog.${signature} leakproof`)
  .join('; ');
