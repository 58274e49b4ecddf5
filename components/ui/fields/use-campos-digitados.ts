import { type FocusEvent, useRef } from 'react';

/**
 * Tells whether somebody typed in the fields of an area: whether a field of text differs from what it was when it first had the focus.
 * A search and a password do not count.
 */
export function useCamposDigitados() {
  const antes = useRef(new Map<CampoDeTexto, string>());
  return {
    aoFocar: ({ target }: FocusEvent<Element>) => {
      if (ehDeTexto(target) && !antes.current.has(target)) antes.current.set(target, target.value);
    },
    digitou: () => [...antes.current].some(([campo, valor]) => campo.isConnected && campo.value !== valor),
  };
}

type CampoDeTexto = HTMLInputElement | HTMLTextAreaElement;

function ehDeTexto(campo: Element): campo is CampoDeTexto {
  if (campo instanceof HTMLTextAreaElement) return !campo.readOnly;
  return campo instanceof HTMLInputElement && DE_TEXTO.has(campo.type) && !campo.readOnly;
}

const DE_TEXTO = new Set(['text', 'email', 'tel', 'url', 'number']);
