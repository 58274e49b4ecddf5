import { type RefObject, useLayoutEffect } from 'react';

/**
 * Marks a box with `data-cabe` while its first child is no wider than it. The mark is set on the element itself: nothing renders anew when
 * the window changes.
 */
export function useMarcarSeCabe(caixa: RefObject<HTMLElement | null>, medida: boolean): void {
  useLayoutEffect(() => {
    const elemento = caixa.current;
    const dentro = elemento?.firstElementChild;
    if (!medida || !elemento || !(dentro instanceof HTMLElement) || typeof ResizeObserver === 'undefined') return;
    // A bar for scrolling down must not count: it goes away once the box is as high as its content.
    const medir = () => elemento.toggleAttribute('data-cabe', dentro.offsetWidth <= elemento.offsetWidth);
    const observador = new ResizeObserver(medir);
    observador.observe(elemento);
    observador.observe(dentro);
    return () => observador.disconnect();
  }, [caixa, medida]);
}
