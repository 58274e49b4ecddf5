import { type RefObject, useLayoutEffect } from 'react';

/** In pixels: one line of search and filters, with the space around it. */
export const ALTURA_DA_BUSCA = 56;

/**
 * Marks a row with `data-fixa` while it is one line, so that it may stay at the top of the page: two lines would take too much of it.
 * The mark is set on the element itself: nothing renders anew when the window or the filters change.
 */
export function useFixarSeCabe(linha: RefObject<HTMLElement | null>, pode: boolean): void {
  useLayoutEffect(() => {
    const elemento = linha.current;
    if (!elemento || typeof ResizeObserver === 'undefined') return;
    const medir = () => elemento.toggleAttribute('data-fixa', pode && elemento.offsetHeight <= ALTURA_DA_BUSCA);
    const observador = new ResizeObserver(medir);
    observador.observe(elemento);
    return () => observador.disconnect();
  }, [linha, pode]);
}
