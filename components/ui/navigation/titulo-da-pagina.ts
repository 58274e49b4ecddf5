import { createContext, useContext, useEffect } from 'react';

/** Callback that receives the name of the record on the page. */
export const TituloDaPagina = createContext<(titulo: string) => void>(() => {});

/** Reports the title of the page to `TituloDaPagina`, and again when it changes. */
export function useDizerTitulo(titulo: unknown): void {
  const dizer = useContext(TituloDaPagina);
  useEffect(() => {
    if (typeof titulo === 'string' && titulo !== '') dizer(titulo);
  }, [titulo, dizer]);
}
