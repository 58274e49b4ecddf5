import type { ReactNode } from 'react';

/** A component of the two folders, as the gallery shows it. */
export interface Entrada {
  /** Its file, without the ending. */
  nome: string;
  /** What it is for, in a line. */
  para: string;
  exemplos: readonly Exemplo[];
}

/** One state of it, alive. */
export interface Exemplo {
  /** `Normal`, `Com erro`, `Vazio`. */
  estado: string;
  ver: () => ReactNode;
}
