import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Returns the rows of a query, in the type the test gives. */
export async function linhasDe<T>(db: Database, consulta: SQL): Promise<T[]> {
  return ((await db.execute(consulta)) as { rows: T[] }).rows;
}

/** Every row of one company, by table: its exact bytes, in an order independent of when they were written. */
export type Snapshot = Record<string, string[]>;

export async function snapshotOf(db: Database, empresaId: string): Promise<Snapshot> {
  const retrato: Snapshot = {};
  for (const tabela of await tabelasComEmpresa(db)) {
    const linhas = await linhasDe<{ linha: string }>(
      db,
      sql`select to_jsonb(t)::text as linha from ${sql.identifier(tabela)} t where empresa_id = ${empresaId} order by 1`,
    );
    retrato[tabela] = linhas.map(({ linha }) => linha);
  }
  return retrato;
}

async function tabelasComEmpresa(db: Database): Promise<string[]> {
  const tabelas = await linhasDe<{ nome: string }>(
    db,
    sql`select table_name as nome from information_schema.columns
      where table_schema = 'public' and column_name = 'empresa_id' order by 1`,
  );
  return tabelas.map(({ nome }) => nome);
}

export const idsEm = (texto: string): string[] => texto.match(UUID) ?? [];

/** The ids of rows that ship with Cais. */
export async function idsDeTodos(db: Database): Promise<Set<string>> {
  const deFabrica = sql`select id::text from referencia_de_fabrica union all select id::text from parametro_de_fabrica`;
  return new Set((await linhasDe<{ id: string }>(db, deFabrica)).map(({ id }) => id));
}

/** Every id in the rows of a company, except those that ship with Cais. */
export async function idsDoRetrato(db: Database, retrato: Snapshot): Promise<Set<string>> {
  const ids = new Set(Object.values(retrato).flatMap((linhas) => linhas.flatMap(idsEm)));
  for (const id of await idsDeTodos(db)) ids.delete(id);
  return ids;
}

/** The texts that identify a company: long enough to be unique, and not among those that ship with Cais. */
export async function textosDoRetrato(db: Database, retrato: Snapshot): Promise<Set<string>> {
  const textos = new Set<string>();
  for (const linha of Object.values(retrato).flat()) recolher(JSON.parse(linha), textos);
  const deFabrica = await linhasDe<{ linha: string }>(
    db,
    sql`select to_jsonb(r)::text as linha from referencia_de_fabrica r
      union all select to_jsonb(p)::text from parametro_de_fabrica p`,
  );
  const deTodos = new Set<string>();
  for (const { linha } of deFabrica) recolher(JSON.parse(linha), deTodos);
  for (const um of deTodos) textos.delete(um);
  return textos;
}

function recolher(valor: unknown, textos: Set<string>): void {
  if (typeof valor === 'string') {
    if (valor.length >= 12 && /[a-zà-ú ]/i.test(valor) && !/^\d{4}-\d\d-\d\d/.test(valor)) textos.add(valor);
  } else if (typeof valor === 'object' && valor !== null) {
    for (const dentro of Object.values(valor)) recolher(dentro, textos);
  }
}
