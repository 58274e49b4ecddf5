import { createContext, useContext } from 'react';

interface Ajuda {
  /** At the section of the page at hand, or at another. */
  abrir: (secao?: string) => void;
  verSobre: () => void;
}

/** The help, from whatever stands in the frame of the page. */
export const HelpContext = createContext<Ajuda>({ abrir: () => {}, verSobre: () => {} });
export const useHelp = () => useContext(HelpContext);
