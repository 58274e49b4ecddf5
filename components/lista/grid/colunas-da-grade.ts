import type { CSSProperties } from 'react';
import { type ColunaDeLista, caracteresDa } from '#lib/domain/telas/coluna-de-lista.ts';

export type ColunaMostrada<Linha> = { coluna: ColunaDeLista<Linha>; largura: number | undefined };

export interface ColunaDaGrade<Linha> {
  coluna: ColunaDeLista<Linha>;
  /** Of each of its cells. */
  estilo: CSSProperties;
  /** The least width, in pixels. */
  minima: number;
}

/**
 * Gives the columns of a list their widths. Text columns share the free width until the person sets a width. Figures and dates have
 * a fixed default width, or that of their total where the total needs more. `totais` has the written totals, by field.
 */
export function colunasDaGrade<Linha>(
  mostradas: readonly ColunaMostrada<Linha>[],
  totais: Readonly<Record<string, string>> = {},
): ColunaDaGrade<Linha>[] {
  return mostradas.map(({ coluna, largura }, lugar) => {
    const doTotal = Math.ceil((totais[coluna.campo]?.length ?? 0) * PIXELS_DO_TOTAL);
    const padrao = Math.max(caracteresDa(coluna) * PIXELS_DA_LETRA, doTotal) + MARGENS_DA_CELULA;
    const fixa = largura ?? (coluna.tipo !== 'texto' || coluna.inteira || lugar === 0 ? padrao : undefined);
    const minima = fixa ?? Math.round(padrao * 0.65);
    const flex = fixa === undefined ? `${padrao} 1 0px` : `0 0 ${fixa}px`;
    // The variables are set while the head is being drawn wider (alargar.ts).
    const estilo = { flex: `var(--flex-${lugar}, ${flex})`, minWidth: `var(--minima-${lugar}, ${minima}px)` };
    return { coluna, minima, estilo };
  });
}

/** Width of the column of checkboxes, in pixels. */
export const LARGURA_DA_SELECAO = 50;
const PIXELS_DA_LETRA = 8;
/** Totals are bold. */
const PIXELS_DO_TOTAL = 8.4;
const MARGENS_DA_CELULA = 20;
