import { type RefObject, useLayoutEffect } from 'react';

/**
 * Marks a part of the page with an attribute while its measure is what `vale` asks for, and takes the mark off where `vale` is null. The
 * mark is set on the element itself: nothing renders anew when the window or the content changes. `vale` is one function, not a new one
 * at each render.
 */
export function useMarcaAoMedir(
  parte: RefObject<HTMLElement | null>,
  marca: `data-${string}`,
  vale: ((elemento: HTMLElement) => boolean) | null,
): void {
  useLayoutEffect(() => {
    const elemento = parte.current;
    if (!elemento || !vale || typeof ResizeObserver === 'undefined') return;
    const observador = new ResizeObserver(() => elemento.toggleAttribute(marca, vale(elemento)));
    observador.observe(elemento);
    if (elemento.firstElementChild) observador.observe(elemento.firstElementChild);
    return () => {
      observador.disconnect();
      elemento.removeAttribute(marca);
    };
  }, [parte, marca, vale]);
}
