import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';

/**
 * In the databases of the tests, triggers write down each row that a statement changes in the tables the dashboard sums up, and each
 * source that a transaction notes. A transaction that changed a row and did not note its source is a writer that forgot to
 * (docs/decisions/painel.md). The databases of the product have none of this.
 */
export const WATCH_WRITES = `
create schema prova;
create table prova.escrita (
  transacao xid8 not null default pg_current_xact_id(), empresa_id uuid not null, fonte_id uuid not null, tabela text not null, comando text not null
);
create table prova.notada (transacao xid8 not null default pg_current_xact_id(), empresa_id uuid not null, fonte_id uuid not null);
create function prova.escrever() returns trigger language plpgsql security definer as $$
begin
  if tg_table_name = 'processo' then
    insert into prova.escrita select pg_current_xact_id(), empresa_id, id, tg_table_name, left(current_query(), 400) from mudadas;
  elsif tg_table_name = 'saldo_lote' then
    insert into prova.escrita
      select distinct pg_current_xact_id(), empresa_id, coalesce(processo_id, entrada_id), tg_table_name, left(current_query(), 400) from mudadas;
  else
    insert into prova.escrita
      select distinct pg_current_xact_id(), empresa_id, processo_id, tg_table_name, left(current_query(), 400) from mudadas;
  end if;
  return null;
end $$;
create function prova.notar() returns trigger language plpgsql security definer as $$
begin
  insert into prova.notada (empresa_id, fonte_id) select empresa_id, fonte_id from mudadas;
  return null;
end $$;
create trigger prova_notar after insert on painel_mudanca referencing new table as mudadas for each statement execute function prova.notar();
${['processo', 'declaracao', 'processo_passo', 'saldo_lote'].flatMap(onEachWrite).join('\n')}
`;

function onEachWrite(tabela: string): string[] {
  return [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ].map(
    ([comando, linhas]) => `create trigger prova_${comando} after ${comando} on ${tabela}
      referencing ${linhas} table as mudadas for each statement execute function prova.escrever();`,
  );
}

/** Writes rows as no screen does. It notes what the dashboard sums up of them, as every writer of the product does for itself. */
export function writeDirectly<T>(db: Database, write: (tx: Database) => PromiseLike<T>): Promise<T> {
  return db.transaction(async (tx) => {
    const written = await write(tx);
    await tx.execute(
      sql`insert into painel_mudanca (empresa_id, fonte_id) select distinct empresa_id, fonte_id from prova.escrita
        where transacao = pg_current_xact_id()`,
    );
    return written;
  });
}

/** Returns the statements whose transaction did not note what they changed, since it was asked last. */
export async function writesNotNoted(db: Database): Promise<string[]> {
  return db.transaction(async (tx) => {
    const esquecidas = await rowsOf<{ tabela: string; comando: string }>(
      tx,
      sql`select distinct e.tabela, e.comando from prova.escrita e where not exists (
          select from prova.notada n where n.transacao = e.transacao and n.empresa_id = e.empresa_id and n.fonte_id = e.fonte_id)
        order by 1, 2`,
    );
    await tx.execute(sql`truncate prova.escrita, prova.notada`);
    return esquecidas.map(({ tabela, comando }) => `${tabela}: ${comando}`);
  });
}
