import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import type { Validador } from '#lib/domain/identificadores/identificador.ts';

/** How the text of a cell becomes what the contract of a field takes. */
export type Leitor =
  | { tipo: 'texto'; maiusculas?: true }
  /** Digits that count, zeros in front too: a spreadsheet that took them for a number has dropped those. */
  | { tipo: 'algarismos'; quantos: number }
  /** A CNPJ and the like, with or without punctuation; `algarismos` where zeros in front belong to it. */
  | { tipo: 'identificador'; validar: Validador; algarismos?: number }
  /** At most so many decimals, written with all of them or with no fewer than `minimas`; nothing is rounded. */
  | { tipo: 'decimal'; casas: number; minimas?: number }
  | { tipo: 'data' }
  /** By the code on the wire or the word for it; `outras` are more words, each with its code. */
  | { tipo: 'opcao'; opcoes: Readonly<Record<string, string>>; outras?: readonly (readonly [string, string])[] }
  /** By the code, letters or name of a row of one of the tables. */
  | { tipo: 'tabela'; tabela: 'Pais' | 'MoedaSiscomex' }
  | { tipo: 'simNao' }
  /** By the razão social or a name on DIs. */
  | { tipo: 'fornecedor' }
  /** By CNPJ or razão social. */
  | { tipo: 'importador' }
  /** Likewise; several in one cell, separated by `;`. */
  | { tipo: 'importadores' }
  /** Several in one cell, separated by `;`. */
  | { tipo: 'lista' };

/** A field a sheet can bring, declared once: the mapping, its guess, the reading of cells and the file of errors all read this. */
export interface ColunaDePlanilha {
  /** Path of the field in the contract, and of its refusals. */
  campo: string;
  titulo: string;
  /** Other titles sheets give it; compared as a search does. */
  outrosTitulos: readonly string[];
  leitor: Leitor;
  /** A new record cannot do without it. */
  obrigatoria?: true;
}

/** What there is to know of a resource whose records come in sheets. */
export interface RecursoDePlanilha {
  /** How a person calls them: `Itens`. */
  titulo: string;
  colunas: readonly ColunaDePlanilha[];
  /** The fields by which a row of a sheet means a record that is there; each needs its column. */
  chave: readonly string[];
  /** A further field of the key, for sheets that bring it: without it the only record of the key is meant. */
  desempate?: string;
  /** What of a record no sheet brings, said where the columns are told. */
  deFora?: string;
}

/** What a cell was read as; an empty text is an empty cell. */
export type ValorLido = string | readonly string[] | boolean;

export function ehValorVazio(valor: ValorLido | undefined): boolean {
  return valor === undefined || (typeof valor !== 'boolean' && valor.length === 0);
}

/** A cell as it stands in a file: text, a number digit for digit with a dot, or a day `YYYY-MM-DD`; nothing is an empty text. */
export type CelulaDeArquivo = string | { numero: string } | { data: string };

/** A cell as a person would write it in pt-BR. */
export function porEscrito(celula: CelulaDeArquivo): string {
  if (typeof celula === 'string') return celula;
  return 'numero' in celula ? celula.numero.replace('.', ',') : diaPorExtenso(celula.data);
}

export function ehVazia(celula: CelulaDeArquivo): boolean {
  return typeof celula === 'string' && celula.trim() === '';
}
