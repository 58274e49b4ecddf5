import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The library draws rows as plain boxes: what stands first in one says that it is a row, the `ordem`-th of its grid from 1. */
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
