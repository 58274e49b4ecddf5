import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Tamanho } from './projecao.ts';

/** Returns the size of an element as it changes; `antes` until it is measured. */
export function useTamanho(elemento: RefObject<HTMLElement | null>, antes: Tamanho): Tamanho {
  const [tamanho, setTamanho] = useState(antes);
  useLayoutEffect(() => {
    const medido = elemento.current;
    if (!medido) return;
    const medir = () => {
      const { clientWidth: largura, clientHeight: altura } = medido;
      if (largura === 0 || altura === 0) return;
      setTamanho((atual) => (atual.largura === largura && atual.altura === altura ? atual : { largura, altura }));
    };
    medir();
    const observador = new ResizeObserver(medir);
    observador.observe(medido);
    return () => observador.disconnect();
  }, [elemento]);
  return tamanho;
}
