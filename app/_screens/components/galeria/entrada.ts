import type { ReactNode } from 'react';

/** A component as the gallery shows it. */
export interface Entrada {
  /** The file name, without its extension. */
  nome: string;
  /** Its purpose, in one line. */
  para: string;
  exemplos: readonly Exemplo[];
}

/** One state of the component. */
export interface Exemplo {
  /** `Normal`, `Com erro`, `Vazio`. */
  estado: string;
  ver: () => ReactNode;
}
