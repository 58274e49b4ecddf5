import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For the place of buttons that are busy for a while: disabled meanwhile, the one that was pressed loses the focus. It has it back
 * then, or, where it is gone, the first in its place; unless the focus is somewhere else by that time.
 */
export function useFocoDeVolta<T extends HTMLElement>(ocupado: boolean): RefObject<T | null> {
  const lugar = useRef<T>(null);
  const apertado = useRef<Element>(null);
  useLayoutEffect(() => {
    const { activeElement: foco, body } = document;
    if (ocupado) {
      apertado.current = lugar.current?.contains(foco) ? foco : null;
      return;
    }
    const era = apertado.current;
    apertado.current = null;
    if (!era || (foco !== body && foco !== era)) return;
    const volta = era.isConnected ? era : lugar.current?.querySelector('button:not(:disabled)');
    if (volta instanceof HTMLElement) volta.focus({ preventScroll: true });
  }, [ocupado]);
  return lugar;
}
