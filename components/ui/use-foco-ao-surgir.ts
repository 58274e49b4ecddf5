import { useCallback } from 'react';

/**
 * The ref of what the address leads to and is no field of a form: a button, a row, a section. It has the focus, in sight, as soon as it is
 * there.
 */
export function useFocoAoSurgir<T extends HTMLElement>(levado: boolean): (elemento: T | null) => void {
  return useCallback(
    (elemento: T | null) => {
      if (!levado || !elemento) return;
      elemento.focus({ preventScroll: true });
      elemento.scrollIntoView({ block: 'center' });
    },
    [levado],
  );
}
