import { type SQL, sql } from 'drizzle-orm';
import type { ItemDeDci } from './alcance.ts';

/** Passes all the ids as one parameter. */
export const uuids = (ids: readonly string[]): SQL => sql`${sql.param([...ids])}::uuid[]`;

/** Whether (`dci`, `chave`) of a row is one of these items. */
export function umDestesItens(dci: SQL, chave: SQL, itens: readonly ItemDeDci[]): SQL {
  const dcis = sql.param(itens.map(({ dciId }) => dciId));
  const chaves = sql.param(itens.map((item) => item.chave));
  return sql`(${dci}, ${chave}) in (select * from unnest(${dcis}::uuid[], ${chaves}::text[]))`;
}

/** The id when it is shown; null when it belongs to the node of the rest. */
export const seMostrado = (id: SQL, mostrados: readonly string[]): SQL<string | null> =>
  sql`case when ${id} = any(${uuids(mostrados)}) then ${id}::text end`;

export const juntos = (...listas: (readonly string[])[]): string[] => [...new Set(listas.flat())];
