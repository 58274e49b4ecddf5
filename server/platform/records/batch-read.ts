import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Banco } from '#server/platform/db/database.ts';
import { emLote } from '#server/platform/db/em-lote.ts';
import { porPedido } from '#server/platform/db/list-query.ts';

/** How a repository reads the rows that a filter lets through. */
type Ler<Lido> = (filtro: SQL) => Promise<Lido[]>;

/** The reader of one row by its id, which many may ask at once (server/platform/db/em-lote.ts). */
export function leituraPorId<Lido extends { id: string }>(
  tx: Banco,
  id: AnyColumn,
  ler: Ler<Lido>,
): (id: string) => Promise<Lido | null> {
  return emLote(tx, async (ids) => porPedido(ids, await ler(umDestes(id, ids)), (lido) => lido.id));
}

/** The reader of the rows whose column has a value, which many may ask at once. */
export function leituraPorChave<Lido>(
  tx: Banco,
  coluna: AnyColumn,
  ler: Ler<Lido>,
  chaveDe: (lido: Lido) => string,
): (chave: string) => Promise<Lido[]> {
  return emLote(tx, async (chaves) => {
    const achados = Map.groupBy(await ler(umDestes(coluna, chaves)), chaveDe);
    return chaves.map((chave) => achados.get(chave) ?? []);
  });
}

/** As `inArray`, with one parameter however many there are. */
export function umDestes(coluna: AnyColumn, valores: readonly string[]): SQL {
  return sql`${coluna} = any(${sql.param([...new Set(valores)])}::${sql.raw(coluna.getSQLType())}[])`;
}
