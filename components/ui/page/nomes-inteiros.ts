import { createContext } from 'react';

/** Whether there is room for whole names of companies, as in a card. */
export const NomesInteiros = createContext(false);
