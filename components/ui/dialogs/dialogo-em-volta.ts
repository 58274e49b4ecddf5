import { createContext, useContext } from 'react';

interface DialogoEmVolta {
  /** Does this at once, or after the person agreed to lose what is typed in the dialog. */
  antesDe: (fazer: () => void) => void;
  /** Lets the dialog ask for something typed that its fields do not show: the cells of a grid. */
  registrar: (haDigitado: () => boolean) => () => void;
}

/** The dialog around, where it asks before what is typed in it is lost. */
export const DialogoEmVoltaContexto = createContext<DialogoEmVolta | null>(null);

export function useDialogoEmVolta(): DialogoEmVolta | null {
  return useContext(DialogoEmVoltaContexto);
}
