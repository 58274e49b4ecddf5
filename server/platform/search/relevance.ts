import type { Question } from './question.ts';

/** A row that was found: `busca` is its search text, `chave` its name. */
export interface Candidate {
  id: string;
  chave: string;
  busca: string;
  /** Found by its own number, not by that of a related record. */
  proprio?: boolean;
}

/**
 * How well a row answers, 0 best: it is called so or this is its number; it has to do with exactly this number; what it is called begins so;
 * words of what it is called begin so; words of anything in it begin so; it has the text somewhere inside a word.
 */
export function rankOf({ chave, busca, proprio }: Candidate, { texto, termos, semMascara }: Question): number {
  if (chave === texto || chave === semMascara || proprio) return 0;
  if (temNumero(busca, texto) || (semMascara && temNumero(busca, semMascara))) return 1;
  if (chave.startsWith(texto) || (semMascara && chave.startsWith(semMascara))) return 2;
  if (termos.every((termo) => comecaPalavra(chave, termo))) return 3;
  return termos.every((termo) => comecaPalavra(busca, termo)) ? 4 : 5;
}

/** A word without figures, or a short one, is no identifier. */
function temNumero(busca: string, texto: string): boolean {
  return /\d/.test(texto) && texto.length >= SHORTEST_NUMBER && ` ${busca} `.includes(` ${texto} `);
}

function comecaPalavra(texto: string, termo: string): boolean {
  for (let de = texto.indexOf(termo); de >= 0; de = texto.indexOf(termo, de + 1)) {
    if (de === 0 || !/[\p{L}\p{N}]/u.test(texto.charAt(de - 1))) return true;
  }
  return false;
}

export const SHORTEST_NUMBER = 6;
