import useEventCallback from '@mui/utils/useEventCallback';
import { useState } from 'react';

export interface Espiada {
  /** The id of the row in the panel; null while the panel is closed. */
  aberta: string | null;
  abrirOuFechar: (celula: Element) => void;
  /** While the panel is open, it shows the row that has the focus. */
  acompanhar: (alvo: Element) => void;
  fechar: () => void;
}

/** State of the panel that shows a row beside the list. */
export function useEspiada(): Espiada {
  const [aberta, setAberta] = useState<string | null>(null);
  return {
    aberta,
    abrirOuFechar: useEventCallback((celula: Element) => setAberta(aberta === null ? linhaDe(celula) : null)),
    acompanhar: useEventCallback((alvo: Element) => {
      const linha = linhaDe(alvo);
      if (aberta !== null && linha !== null) setAberta(linha);
    }),
    fechar: useEventCallback(() => setAberta(null)),
  };
}

const linhaDe = (alvo: Element): string | null => alvo.closest<HTMLElement>('tr[data-id]')?.dataset.id ?? null;
