import { createContext, useContext } from 'react';
import type { DescricaoDeCampo } from './descricao-de-campo.ts';

interface FormularioAberto {
  campos: Readonly<Record<string, DescricaoDeCampo>>;
  /** Under which a field can be found in the page, by its path. */
  idDoCampo: (caminho: string) => string;
  rotulos: Readonly<Record<string, string>>;
  lembrarRotulo: (chave: string, rotulo: string) => void;
  /** Saves what the form holds, as its own button does; false when it was refused. */
  gravar: () => Promise<boolean>;
}

export const FormularioContexto = createContext<FormularioAberto | null>(null);

export function useFormularioAberto(): FormularioAberto {
  const aberto = useContext(FormularioContexto);
  if (!aberto) throw new Error('A field of a form stands outside of one.');
  return aberto;
}
