import { type AnyColumn, asc, desc, like, type SQL, sql } from 'drizzle-orm';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';

interface Pagina {
  pagina: number;
  tamanho: number;
}

export const offsetOf = ({ pagina, tamanho }: Pagina) => ({ limit: tamanho, offset: (pagina - 1) * tamanho });

/** Turns `-campo` or `campo` into a stable ORDER BY: ties are broken by `desempate`, in the same direction. */
export function orderingOf<Campo extends string>(
  ordem: Campo | `-${Campo}`,
  colunas: Record<Campo, AnyColumn | SQL>,
  desempate: AnyColumn,
): SQL[] {
  const direcao = ordem.startsWith('-') ? desc : asc;
  const campo = ordem.replace(/^-/, '') as Campo;
  return [direcao(colunas[campo]), direcao(desempate)];
}

/**
 * A text as `textoDeBusca` writes it, for a column that keeps no such text: an order by it is that of the alphabet, whatever the
 * collation of the database.
 */
export function withoutAccents(texto: AnyColumn | SQL): SQL {
  return sql`lower(translate(${texto}, 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑáàâãäéèêëíìîïóòôõöúùûüçñ', 'AAAAAEEEEIIIIOOOOOUUUUCNaaaaaeeeeiiiiooooouuuucn'))`;
}

/** Substring search without case and accents, in a column written with `textoDeBusca`. */
export function containsText(coluna: AnyColumn, q: string): SQL | undefined {
  const texto = textoDeBusca(q);
  return texto ? like(coluna, `%${likePattern(texto)}%`) : undefined;
}

/** Escapes the wildcards of LIKE. */
export function likePattern(texto: string): string {
  return texto.replace(/[\\%_]/g, '\\$&');
}

/** The filter, when its value was given. */
export function whenGiven<T>(valor: T | undefined, condicao: (valor: T) => SQL): SQL | undefined {
  return valor === undefined ? undefined : condicao(valor);
}

/** Sorts rows into the order of their ids, without those that are gone. */
export function inOrderOf<Linha extends { id: string }>(ids: readonly string[], linhas: readonly Linha[]): Linha[] {
  const porId = new Map(linhas.map((linha) => [linha.id, linha]));
  return ids.flatMap((id) => porId.get(id) ?? []);
}

/** The row for each request, or null. */
export function porPedido<Linha>(
  pedidos: readonly string[],
  linhas: readonly Linha[],
  chaveDe: (linha: Linha) => string,
): (Linha | null)[] {
  const porChave = new Map(linhas.map((linha) => [chaveDe(linha), linha]));
  return pedidos.map((pedido) => porChave.get(pedido) ?? null);
}
