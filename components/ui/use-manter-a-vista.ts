import { useEffect, useRef } from 'react';

/**
 * Keeps the item of this id, in a scrolling box that gets the ref, in sight when it becomes another; nothing but the box moves. What
 * stands still at the top of the box is its `scroll-padding-top`.
 */
export function useManterAVista(idDoItem: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => rolarAte(ref.current, document.getElementById(idDoItem ?? '')), [idDoItem]);
  return ref;
}

function rolarAte(caixa: HTMLElement | null, item: HTMLElement | null): void {
  if (!caixa || !item) return;
  const fora = caixa.getBoundingClientRect();
  const dentro = item.getBoundingClientRect();
  const parado = Number.parseFloat(getComputedStyle(caixa).scrollPaddingTop) || 0;
  caixa.scrollTop += passo(dentro.top - fora.top - parado, dentro.bottom - fora.bottom);
  caixa.scrollLeft += passo(dentro.left - fora.left, dentro.right - fora.right);
}

/** How far to move so that neither end is out of the box; where both cannot be in it, the beginning is. */
function passo(inicio: number, fim: number): number {
  return inicio < 0 ? inicio : Math.max(0, Math.min(inicio, fim));
}
