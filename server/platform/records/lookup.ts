import { type AnyColumn, asc, type SQL, sql } from 'drizzle-orm';
import { MAXIMO_LOOKUP } from '#lib/contracts/platform/lookup.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, likePattern } from '#server/platform/db/list-query.ts';
import { findRows } from '#server/platform/search/find.ts';
import { questionOf } from '#server/platform/search/question.ts';
import type { Candidate } from '#server/platform/search/relevance.ts';
import type { Source } from '#server/platform/search/source.ts';

/** Filter, order and limit of a lookup; null for an empty query. */
interface ProcuraDeLookup {
  filtro: SQL | undefined;
  ordem: SQL[];
  limite: number;
}

/**
 * Rows that contain `q`, best first: the one called so, those whose name begins so, those whose text after the name does,
 * then the rest, each by name. `busca` is the `chave`, a blank, and whatever else is looked in.
 */
export function lookupQuery(
  { chave, busca, id }: Record<'chave' | 'busca' | 'id', AnyColumn>,
  q: string,
): ProcuraDeLookup | null {
  const texto = textoDeBusca(q);
  if (texto === '') return null;
  const comeco = `${likePattern(texto)}%`;
  const ordem = sql`case when ${chave} = ${texto} then 0 when ${chave} like ${comeco} then 1 when ${busca} like ${chave} || ' ' || ${comeco} then 2 else 3 end`;
  return { filtro: containsText(busca, texto), ordem: [ordem, asc(chave), asc(id)], limite: MAXIMO_LOOKUP };
}

/** The ids of the best answers in a table of millions, by the search engine (search/find.ts). */
export async function lookupIds(tx: Database, empresaId: string, fonte: Source, q: string): Promise<string[]> {
  const pergunta = questionOf(q);
  if (!pergunta) return [];
  const achados = await findRows(tx, [fonte], { empresaId, pergunta, maximo: MAXIMO_LOOKUP });
  // In a short list a name is matched by its letters, and exact names come first.
  const lugar = ({ grau, chave }: Candidate & { grau: number }) =>
    grau === 1 || grau > 2 ? (chave.includes(pergunta.texto) ? 3 : 4) : grau;
  const emOrdem = achados.toSorted(
    (achado, outro) => lugar(achado) - lugar(outro) || (achado.chave < outro.chave ? -1 : 1),
  );
  return emOrdem.map(({ id }) => id);
}
