import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref for a group of buttons that are disabled while busy. A disabled button loses the focus. Afterwards the pressed
 * button gets the focus back; if it is gone, the first enabled button of the group does. If the focus has moved elsewhere by then,
 * it stays there; a dialog that took it in, because the button let go of it, is not elsewhere.
 */
export function useFocoDeVolta<T extends HTMLElement>(ocupado: boolean): RefObject<T | null> {
  const lugar = useRef<T>(null);
  const apertado = useRef<Element>(null);
  useLayoutEffect(() => {
    const { activeElement: foco } = document;
    if (ocupado) {
      apertado.current = lugar.current?.contains(foco) ? foco : null;
      return;
    }
    const era = apertado.current;
    apertado.current = null;
    if (!era || (foco !== era && !foco?.contains(lugar.current))) return;
    const volta = era.isConnected ? era : lugar.current?.querySelector('button:not(:disabled)');
    if (volta instanceof HTMLElement) volta.focus({ preventScroll: true });
  }, [ocupado]);
  return lugar;
}
