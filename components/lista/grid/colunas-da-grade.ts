import type { CSSProperties } from 'react';
import { type ColunaDeLista, caracteresDa } from '#lib/domain/telas/coluna-de-lista.ts';

export type ColunaMostrada<Linha> = { coluna: ColunaDeLista<Linha>; largura: number | undefined };

export interface ColunaDaGrade<Linha> {
  coluna: ColunaDeLista<Linha>;
  /** Of each of its cells: the variables that `medidasDasColunas` gives the box of the grid. */
  estilo: CSSProperties;
  flex: string;
  /** The least width, in pixels. */
  minima: number;
}

/**
 * Gives the columns of a list their widths. Text columns share the free width until the person sets a width. Figures and dates have
 * a fixed default width, or that of their total where the total needs more. `totais` has the written totals, by field.
 */
export function colunasDaGrade<Linha>(
  mostradas: readonly ColunaMostrada<Linha>[],
  totais: ReadonlyMap<string, string> = new Map(),
): ColunaDaGrade<Linha>[] {
  return mostradas.map(({ coluna, largura }, lugar) => {
    const doTotal = Math.ceil((totais.get(coluna.campo)?.length ?? 0) * PIXELS_DO_TOTAL);
    const padrao = Math.max(caracteresDa(coluna) * PIXELS_DA_LETRA, doTotal) + MARGENS_DA_CELULA;
    const fixa = largura ?? (coluna.tipo !== 'texto' || coluna.inteira || lugar === 0 ? padrao : undefined);
    const minima = fixa ?? Math.round(padrao * 0.65);
    const flex = fixa === undefined ? `${padrao} 1 0px` : `0 0 ${fixa}px`;
    const estilo = { flex: `var(${flexDe(lugar)})`, minWidth: `var(${minimaDe(lugar)})` };
    return { coluna, estilo, flex, minima };
  });
}

/**
 * The widths of the columns as variables of the box, whose cells follow them. While a head is being drawn wider, alargar.ts sets them
 * there, and no row is rendered.
 */
export function medidasDasColunas(colunas: readonly Pick<ColunaDaGrade<never>, 'flex' | 'minima'>[]): CSSProperties {
  const medidas = colunas.flatMap(({ flex, minima }, lugar) => [
    [flexDe(lugar), flex],
    [minimaDe(lugar), `${minima}px`],
  ]);
  return Object.fromEntries([...medidas, [DA_TABELA, `${larguraMinima(colunas)}px`]]) as CSSProperties;
}

export function larguraMinima(colunas: readonly { minima: number }[]): number {
  return colunas.reduce((soma, { minima }) => soma + minima, LARGURA_DA_SELECAO);
}

export const flexDe = (lugar: number): string => `--flex-${lugar}`;
export const minimaDe = (lugar: number): string => `--minima-${lugar}`;
export const DA_TABELA = '--da-tabela';

/** Width of the column of checkboxes, in pixels. */
export const LARGURA_DA_SELECAO = 50;
const PIXELS_DA_LETRA = 8;
/** Totals are bold. */
const PIXELS_DO_TOTAL = 8.4;
const MARGENS_DA_CELULA = 20;
