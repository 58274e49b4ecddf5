/**
 * The grid is one stop of the Tab key, as WAI-ARIA says of grids: the arrows go from cell to cell, and the cell left last is the
 * stop. React renders every cell with tabindex −1; the stop is set here, so that no key renders a row.
 */
export function celulaDe(alvo: EventTarget): HTMLElement | null {
  return alvo instanceof Element ? alvo.closest<HTMLElement>(CELULA) : null;
}

/** Moves the stop of the Tab key to a cell. */
export function pararEm(celula: HTMLElement): void {
  const tabela = celula.closest('table');
  for (const antiga of tabela?.querySelectorAll<HTMLElement>('[data-parada]') ?? []) {
    antiga.removeAttribute('data-parada');
    antiga.tabIndex = -1;
  }
  const alvo = alvoDe(celula);
  alvo.dataset.parada = '';
  alvo.tabIndex = 0;
}

/** Gives the grid a stop when the row that had it is gone. */
export function garantirParada(tabela: HTMLTableElement | null): void {
  if (!tabela || tabela.querySelector('[data-parada]')) return;
  const primeira = tabela.querySelector<HTMLElement>(CELULA);
  if (primeira) pararEm(primeira);
}

export function focar(celula: HTMLElement): void {
  alvoDe(celula).focus();
}

/** Returns the cell that an arrow, j, k, Home, End, Page Up or Page Down leads to; null for other keys. */
export function vizinha(celula: HTMLElement, tecla: string, comCtrl: boolean): HTMLElement | null {
  const linhas = [...(celula.closest('table')?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])].map(
    ({ children }) => [...children] as HTMLElement[],
  );
  const linha = linhas.findIndex((celulasDaLinha) => celulasDaLinha.includes(celula));
  const coluna = linhas[linha]?.indexOf(celula) ?? -1;
  const [ultimaLinha, ultimaColuna] = [linhas.length - 1, (linhas[linha]?.length ?? 0) - 1];
  const lugar = {
    ArrowUp: [linha - 1, coluna],
    ArrowDown: [linha + 1, coluna],
    ...(!comCtrl && { k: [linha - 1, coluna], j: [linha + 1, coluna] }),
    ArrowLeft: [linha, coluna - 1],
    ArrowRight: [linha, coluna + 1],
    Home: [comCtrl ? 0 : linha, 0],
    End: [comCtrl ? ultimaLinha : linha, ultimaColuna],
    // From the head only the arrows lead down: a page is counted in rows.
    PageUp: [Math.max(Math.min(1, linha), linha - LINHAS_DE_UMA_PAGINA), coluna],
    PageDown: [Math.min(ultimaLinha, linha + LINHAS_DE_UMA_PAGINA), coluna],
  }[tecla];
  if (!lugar) return null;
  const [y = 0, x = 0] = lugar;
  return linhas[y]?.[x] ?? celula;
}

/** In a cell of the first column the checkbox has the focus, elsewhere the cell itself. */
function alvoDe(celula: HTMLElement): HTMLElement {
  return celula.querySelector<HTMLElement>(':scope > label > input') ?? celula;
}

const CELULA = '[role="columnheader"], [role="gridcell"]';
const LINHAS_DE_UMA_PAGINA = 10;
