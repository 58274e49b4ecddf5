import type { ColunaDaGrade, LinhaDaGrade } from './item-grid-columns.tsx';
import type { LugarDaCelula } from './item-grid-erros.ts';

/** The chosen cells, from one corner to the other. */
export interface Faixa {
  de: LugarDaCelula;
  ate: LugarDaCelula;
}

/** Removes the rows of the chosen cells, and says which cell is active after it; null when no row is left. */
export function semAsEscolhidas<Linha>(
  linhas: readonly Linha[],
  { de, ate }: Faixa,
): { linhas: Linha[]; ativa: LugarDaCelula | null } {
  const restantes = linhas.filter((_, indice) => indice < de.row || indice > ate.row);
  const row = Math.min(de.row, restantes.length - 1);
  return { linhas: restantes, ativa: row < 0 ? null : { col: de.col, row } };
}

/**
 * Copies the first cell of each chosen column down to the last chosen row. With a single row chosen, it copies the row above. Null
 * when there is none above.
 */
export function preenchidasAbaixo<Linha extends LinhaDaGrade>(
  linhas: readonly Linha[],
  colunas: readonly ColunaDaGrade[],
  { de, ate }: Faixa,
): Linha[] | null {
  const primeira = de.row === ate.row ? de.row - 1 : de.row;
  const modelo = linhas[primeira];
  if (!modelo) return null;
  const campos = colunas
    .slice(de.col, ate.col + 1)
    .filter((coluna) => !coluna.somenteLeitura)
    .map(({ campo }) => [campo, modelo[campo]]);
  const preenchida = Object.fromEntries(campos) as Partial<Linha>;
  return linhas.map((linha, indice) => (indice > primeira && indice <= ate.row ? { ...linha, ...preenchida } : linha));
}

/** Returns whether the last row is as empty as a new one: a second one would leave an empty row between full ones, which no save takes. */
export function terminaVazia(
  linhas: readonly LinhaDaGrade[],
  nova: LinhaDaGrade,
  escritas: readonly string[],
): boolean {
  const ultima = linhas.at(-1);
  return ultima !== undefined && escritas.every((campo) => ultima[campo] === nova[campo]);
}
