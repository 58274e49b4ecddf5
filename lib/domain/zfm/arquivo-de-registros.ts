/** A file of fixed-width lines, parsed for the inspector. Any contents can be parsed; each error is reported at its position. */
export interface ArquivoDeRegistros {
  linhas: LinhaDeRegistro[];
  /** Fields that cannot be read, in file order. */
  erros: Apontamento[];
  /** Oddities of a whole line: its type, its length or its position among the others. */
  avisos: Apontamento[];
}

export interface LinhaDeRegistro {
  /** From 1. */
  numero: number;
  bruto: string;
  /** Null if the first characters match no record of the layout. */
  registro: string | null;
  campos: CampoLido[];
}

export interface CampoLido {
  nome: string;
  /** `C` text, `N` number with implied decimals, `D` day, `L` rest of the line. */
  tipo: 'C' | 'N' | 'D' | 'L';
  /** Column of the first character, from 1, counting the record type. */
  posicao: number;
  tamanho: number;
  /** Raw text of the file; shorter than `tamanho` if the line ends too early. */
  bruto: string;
  /** Text, a decimal with the decimals of the field, or a day `YYYY-MM-DD`. */
  valor: string | null;
  erro: string | null;
}

export interface Apontamento {
  linha: number;
  /** From 1. */
  posicao: number;
  registro: string | null;
  /** Null if the message concerns the whole line. */
  campo: string | null;
  /** A full sentence that names line, record and field. */
  mensagem: string;
}

/** The parsed file, or a sentence that says why it cannot be shown. */
export type LeituraDeArquivo = { arquivo: ArquivoDeRegistros; recusa: null } | { arquivo: null; recusa: string };

/** In bytes. */
export const TAMANHO_MAXIMO_REGISTROS = 10 * 1024 * 1024;
