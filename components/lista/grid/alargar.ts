import type { PointerEvent } from 'react';
import { DA_TABELA, flexDe, minimaDe } from './colunas-da-grade.ts';

/**
 * Draws a column wider or narrower while the pointer is down on the edge of its head. Nothing is rendered before it is up: the
 * cells follow variables of the box, which the new columns then set. `aoSoltar` gets the new width, in pixels.
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
  const medidas = [flexDe(lugar), minimaDe(lugar), DA_TABELA].map(
    (nome) => [nome, caixa.style.getPropertyValue(nome)] as const,
  );
  let largura = era;

  const mover = ({ clientX }: globalThis.PointerEvent) => {
    largura = Math.max(MENOR, era + Math.round(clientX - de));
    caixa.dataset.alargando = '';
    caixa.style.setProperty(flexDe(lugar), `0 0 ${largura}px`);
    caixa.style.setProperty(minimaDe(lugar), `${largura}px`);
    caixa.style.setProperty(DA_TABELA, `${daTabela - minima + largura}px`);
  };
  const soltar = () => {
    cabeca.removeEventListener('pointermove', mover);
    cabeca.removeEventListener('pointerup', soltar);
    cabeca.removeEventListener('pointercancel', soltar);
    delete caixa.dataset.alargando;
    if (largura === era) {
      for (const [nome, valor] of medidas) caixa.style.setProperty(nome, valor);
      return;
    }
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
