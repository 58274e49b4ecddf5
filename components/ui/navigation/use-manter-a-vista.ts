import { useEffect, useRef } from 'react';

/**
 * Scrolls a box, which takes the returned ref, so that the item of this id stays in view when the id changes. Nothing outside the
 * box scrolls. The sticky part at the top of the box is its `scroll-padding-top`.
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

/** Returns how far to scroll so that both ends are inside the box. If both cannot fit, the start is visible. */
function passo(inicio: number, fim: number): number {
  return inicio < 0 ? inicio : Math.max(0, Math.min(inicio, fim));
}
