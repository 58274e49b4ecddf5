import { type RefObject, useEffect, useState } from 'react';

/** Whether `texto`, which stands in the input of a box, is longer than its room: then it has to be read elsewhere. */
export function useCortado(caixa: RefObject<HTMLElement | null>, texto: string): boolean {
  const [cortado, setCortado] = useState(false);
  useEffect(() => acompanharCorte(caixa.current?.querySelector('input'), texto, setCortado), [caixa, texto]);
  return cortado && texto !== '';
}

/** An input does not change its size with what stands in it, so each text is measured anew. */
function acompanharCorte(
  campo: HTMLInputElement | null | undefined,
  texto: string,
  aoMedir: (cortado: boolean) => void,
): (() => void) | undefined {
  if (!campo || texto === '') return undefined;
  const medir = () => aoMedir(campo.scrollWidth > campo.clientWidth);
  const medida = new ResizeObserver(medir);
  medida.observe(campo);
  medir();
  return () => medida.disconnect();
}
