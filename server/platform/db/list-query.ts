import { type AnyColumn, asc, desc, like, type SQL } from 'drizzle-orm';
import { textoDeBusca } from '#lib/domain/texto-busca.ts';

interface Pagina {
  pagina: number;
  tamanho: number;
}

export const deslocamento = ({ pagina, tamanho }: Pagina) => ({ limit: tamanho, offset: (pagina - 1) * tamanho });

/** `-campo` or `campo` to an ORDER BY that is the same each time: ties go by `desempate`, in the same direction. */
export function ordenacao<Campo extends string>(
  ordem: Campo | `-${Campo}`,
  colunas: Record<Campo, AnyColumn | SQL>,
  desempate: AnyColumn,
): SQL[] {
  const direcao = ordem.startsWith('-') ? desc : asc;
  const campo = ordem.replace(/^-/, '') as Campo;
  return [direcao(colunas[campo]), direcao(desempate)];
}

/** Substring search, blind to case and accents, in a column written with `textoDeBusca`. */
export function contem(coluna: AnyColumn, q: string): SQL | undefined {
  const texto = textoDeBusca(q);
  return texto ? like(coluna, `%${comoLike(texto)}%`) : undefined;
}

/** A text that LIKE takes letter by letter. */
export function comoLike(texto: string): string {
  return texto.replace(/[\\%_]/g, '\\$&');
}

/** A filter that was asked for, or none. */
export function quando<T>(valor: T | undefined, condicao: (valor: T) => SQL): SQL | undefined {
  return valor === undefined ? undefined : condicao(valor);
}

/** The rows as their ids were ordered; one that is no longer there is left out. */
export function naOrdemDe<Linha extends { id: string }>(ids: readonly string[], linhas: readonly Linha[]): Linha[] {
  const porId = new Map(linhas.map((linha) => [linha.id, linha]));
  return ids.flatMap((id) => porId.get(id) ?? []);
}

/** For each of what was asked, the row that answers it, or null. */
export function porPedido<Linha>(
  pedidos: readonly string[],
  linhas: readonly Linha[],
  chaveDe: (linha: Linha) => string,
): (Linha | null)[] {
  const porChave = new Map(linhas.map((linha) => [chaveDe(linha), linha]));
  return pedidos.map((pedido) => porChave.get(pedido) ?? null);
}
