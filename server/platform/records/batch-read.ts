import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { batched } from '#server/platform/db/batched.ts';
import type { Database } from '#server/platform/db/database.ts';
import { porPedido } from '#server/platform/db/list-query.ts';

/** How a repository reads the rows that a filter lets through. */
type Ler<Lido> = (filtro: SQL) => Promise<Lido[]>;

/** Reads one row by its id; requests of one turn of the event loop share a query (server/platform/db/batched.ts). */
export function readById<Lido extends { id: string }>(
  tx: Database,
  id: AnyColumn,
  ler: Ler<Lido>,
): (id: string) => Promise<Lido | null> {
  return batched(tx, async (ids) => porPedido(ids, await ler(oneOfThese(id, ids)), (lido) => lido.id));
}

/** Reads the rows whose column has a value; requests of one turn of the event loop share a query. */
export function readByKey<Lido>(
  tx: Database,
  coluna: AnyColumn,
  ler: Ler<Lido>,
  chaveDe: (lido: Lido) => string,
): (chave: string) => Promise<Lido[]> {
  return batched(tx, async (chaves) => {
    const achados = Map.groupBy(await ler(oneOfThese(coluna, chaves)), chaveDe);
    return chaves.map((chave) => achados.get(chave) ?? []);
  });
}

/** As `inArray`, with one parameter for any number of values. */
export function oneOfThese(coluna: AnyColumn, valores: readonly string[]): SQL {
  return sql`${coluna} = any(${sql.param([...new Set(valores)])}::${sql.raw(coluna.getSQLType())}[])`;
}
