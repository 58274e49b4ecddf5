import { createContext } from 'react';

/** The name of the record that is being opened, where the list it is opened from knows it: its skeleton shows it in its place. */
export const NomeAberto = createContext<string | undefined>(undefined);

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What the pressed row called the record. */
    nome?: string;
  }
}
