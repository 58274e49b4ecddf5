import { createContext, useContext } from 'react';
import type { DescricaoDeCampo } from './fields/descricao-de-campo.ts';

interface FormularioAberto {
  campos: Readonly<Record<string, DescricaoDeCampo>>;
  /** Returns the DOM id of the field at a path. */
  idDoCampo: (caminho: string) => string;
  rotulos: Readonly<Record<string, string>>;
  lembrarRotulo: (chave: string, rotulo: string) => void;
  /** Saves the form as its save button does; false if the save is refused. */
  gravar: () => Promise<boolean>;
}

export const FormularioContexto = createContext<FormularioAberto | null>(null);

export function useFormularioAberto(): FormularioAberto {
  const aberto = useContext(FormularioContexto);
  if (!aberto) throw new Error('A field of a form stands outside of one.');
  return aberto;
}
