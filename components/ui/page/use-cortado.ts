import { type RefObject, useEffect, useState } from 'react';

/** Returns whether `texto` overflows the input inside `caixa`. The caller then shows the full text elsewhere. */
export function useCortado(caixa: RefObject<HTMLElement | null>, texto: string): boolean {
  const [cortado, setCortado] = useState(false);
  useEffect(() => acompanharCorte(caixa.current?.querySelector('input'), texto, setCortado), [caixa, texto]);
  return cortado && texto !== '';
}

/** An input does not resize with its text, so each text is measured again. */
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
