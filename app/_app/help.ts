import { createContext, useContext } from 'react';

interface Ajuda {
  /** Without `secao` the help opens at the section of the open page. */
  abrir: (secao?: string) => void;
  verSobre: () => void;
}

/** Opens the help from any component inside the page frame. */
export const HelpContext = createContext<Ajuda>({ abrir: () => {}, verSobre: () => {} });
export const useHelp = () => useContext(HelpContext);
