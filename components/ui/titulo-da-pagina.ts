import { createContext, useContext, useEffect } from 'react';

/** Whoever wants to know what the record of the page is called. */
export const TituloDaPagina = createContext<(titulo: string) => void>(() => {});

/** Tells it, and again when it changes. */
export function useDizerTitulo(titulo: unknown): void {
  const dizer = useContext(TituloDaPagina);
  useEffect(() => {
    if (typeof titulo === 'string' && titulo !== '') dizer(titulo);
  }, [titulo, dizer]);
}
