import { useState } from 'react';
import { copiarTexto } from './copiar-texto.ts';

/**
 * Copies a text to the clipboard and reports the result. On failure it selects the field of this id, so that the person can copy by
 * hand.
 */
export function useCopiar(id: string) {
  const [copiado, setCopiado] = useState<'sim' | 'nao' | null>(null);
  const copiar = async (texto: string) => {
    const copiou = await copiarTexto(texto);
    if (!copiou) document.querySelector<HTMLInputElement>(`[id="${id}"]`)?.select();
    setCopiado(copiou ? 'sim' : 'nao');
  };
  return { copiado, copiar };
}
