/** A file of fixed-width lines as an inspector shows it, whatever is in it: what is wrong is said where it stands. */
export interface ArquivoDeRegistros {
  linhas: LinhaDeRegistro[];
  /** Fields that cannot be read, in the order of the file. */
  erros: Apontamento[];
  /** What is odd about a line as a whole: its type, its length, its place among the others. */
  avisos: Apontamento[];
}

export interface LinhaDeRegistro {
  /** From 1. */
  numero: number;
  bruto: string;
  /** Null when its first characters name no record of the layout. */
  registro: string | null;
  campos: CampoLido[];
}

export interface CampoLido {
  nome: string;
  /** `C` text, `N` a number with implied decimals, `D` a day, `L` whatever the rest of the line holds. */
  tipo: 'C' | 'N' | 'D' | 'L';
  /** Column of its first character, from 1, the type of the record included. */
  posicao: number;
  tamanho: number;
  /** As it stands in the file; shorter than `tamanho` where the line ends too soon. */
  bruto: string;
  /** Text, a decimal with the decimals of the field, or `YYYY-MM-DD`. */
  valor: string | null;
  erro: string | null;
}

export interface Apontamento {
  linha: number;
  /** From 1. */
  posicao: number;
  registro: string | null;
  /** Null when it is about the line. */
  campo: string | null;
  /** A whole sentence, which names line, record and field. */
  mensagem: string;
}

/** What a chosen file turned out to be, or the sentence that says why there is nothing to show of it. */
export type LeituraDeArquivo = { arquivo: ArquivoDeRegistros; recusa: null } | { arquivo: null; recusa: string };

/** In bytes. */
export const TAMANHO_MAXIMO_REGISTROS = 10 * 1024 * 1024;
