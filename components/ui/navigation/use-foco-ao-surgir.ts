import { useCallback } from 'react';

/**
 * Returns a ref for the target of a link that is not a form field: a button, a row, a section. The element takes the focus and
 * scrolls into view when it mounts.
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
