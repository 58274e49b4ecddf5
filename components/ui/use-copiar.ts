import { useState } from 'react';

/**
 * Copies a text to the clipboard and reports the result. On failure it selects the field of this id, so that the person can copy by
 * hand.
 */
export function useCopiar(id: string) {
  const [copiado, setCopiado] = useState<'sim' | 'nao' | null>(null);
  const copiar = async (texto: string) => {
    try {
      await navigator.clipboard.writeText(texto);
      setCopiado('sim');
    } catch {
      // Some browsers refuse clipboard access, above all without TLS.
      document.querySelector<HTMLInputElement>(`[id="${id}"]`)?.select();
      setCopiado('nao');
    }
  };
  return { copiado, copiar };
}
