import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/**
 * Tells whether to hide a part that measures itself after its first drawing, so that nobody sees it jump. A child that observes its size in
 * an effect has observed it before this hook does, so both change in one drawing. A part without a size is never hidden.
 */
export function useEscondidaAteMedir(parte: RefObject<HTMLElement | null>): boolean {
  const [escondida, setEscondida] = useState(false);
  useLayoutEffect(() => {
    if (parte.current?.clientWidth) setEscondida(true);
  }, [parte]);
  useEffect(() => {
    const elemento = parte.current;
    if (!elemento) return;
    const observador = new ResizeObserver(() => {
      observador.disconnect();
      setEscondida(false);
    });
    observador.observe(elemento);
    return () => observador.disconnect();
  }, [parte]);
  return escondida;
}
