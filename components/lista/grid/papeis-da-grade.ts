import type { CSSProperties } from 'react';

/** The roles of a grid, said aloud: rows and cells that are laid out as flex boxes lose those of a table. */
export const GRADE = { role: 'grid', 'aria-multiselectable': true } as const;
export const LINHAS = { role: 'rowgroup' } as const;
export const LINHA = { role: 'row' } as const;
export const CABECA = { role: 'columnheader', tabIndex: -1 } as const;
export const CELULA = { role: 'gridcell', tabIndex: -1 } as const;

/** Name of the column of checkboxes. */
export const SELECAO = '__check__';

/** Height of a row, and how many lines of text it holds. */
export const comAltura = (pixels: number): CSSProperties =>
  ({ '--height': `${pixels}px`, '--linhas': Math.floor(pixels / PIXELS_DA_LINHA) }) as CSSProperties;

const PIXELS_DA_LINHA = 17;
