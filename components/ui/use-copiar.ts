import { useState } from 'react';

/** Copies a text, and says whether it could; where it could not, the field of this id is marked, for the hand to copy. */
export function useCopiar(id: string) {
  const [copiado, setCopiado] = useState<'sim' | 'nao' | null>(null);
  const copiar = async (texto: string) => {
    try {
      await navigator.clipboard.writeText(texto);
      setCopiado('sim');
    } catch {
      // Not every browser lets a page write there, least of all without TLS.
      document.querySelector<HTMLInputElement>(`[id="${id}"]`)?.select();
      setCopiado('nao');
    }
  };
  return { copiado, copiar };
}
