import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the ARIA row role to the row of the library, which renders plain boxes. The first cell of the row calls it; `ordem` counts
 * from 1.
 */
export function usePapelDeLinha(ordem: number | null): RefObject<HTMLElement | null> {
  const dentro = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (ordem === null) return;
    const linha = dentro.current?.closest('.dsg-row');
    linha?.setAttribute('role', 'row');
    linha?.setAttribute('aria-rowindex', String(ordem));
  }, [ordem]);
  return dentro;
}
