import type { PointerEvent } from 'react';

/**
 * Draws a column wider or narrower while the pointer is down on the edge of its head. Nothing is rendered before it is up: the
 * cells follow variables of the box. `aoSoltar` gets the new width, in pixels.
 */
export function alargar(
  { currentTarget: cabeca, pointerId, clientX: de }: PointerEvent<HTMLElement>,
  lugar: number,
  aoSoltar: (largura: number) => void,
): void {
  const tabela = cabeca.closest('table');
  const caixa = tabela?.parentElement;
  if (!tabela || !caixa) return;
  const era = Math.round(cabeca.getBoundingClientRect().width);
  const minima = Number.parseFloat(getComputedStyle(cabeca).minWidth) || 0;
  const daTabela = Number.parseFloat(getComputedStyle(tabela).minWidth) || 0;
  let largura = era;

  const mover = ({ clientX }: globalThis.PointerEvent) => {
    largura = Math.max(MENOR, era + Math.round(clientX - de));
    // A table that fitted may no longer fit.
    caixa.style.overflowX = 'auto';
    caixa.style.setProperty(`--flex-${lugar}`, `0 0 ${largura}px`);
    caixa.style.setProperty(`--minima-${lugar}`, `${largura}px`);
    caixa.style.setProperty('--da-tabela', `${daTabela - minima + largura}px`);
  };
  const soltar = () => {
    cabeca.removeEventListener('pointermove', mover);
    cabeca.removeEventListener('pointerup', soltar);
    cabeca.removeEventListener('pointercancel', soltar);
    if (largura === era) return caixa.removeAttribute('style');
    calarOClique();
    aoSoltar(largura);
  };
  cabeca.setPointerCapture(pointerId);
  cabeca.addEventListener('pointermove', mover);
  cabeca.addEventListener('pointerup', soltar);
  cabeca.addEventListener('pointercancel', soltar);
}

/** The browser ends a drag with a click on the head, which would sort by it. */
function calarOClique(): void {
  const calar = (clique: MouseEvent) => clique.stopPropagation();
  addEventListener('click', calar, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', calar, { capture: true }));
}

/** In pixels: a narrower head could not be drawn wider again. */
const MENOR = 50;
