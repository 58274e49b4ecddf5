import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import type { Validador } from '#lib/domain/identificadores/identificador.ts';

/** How the text of a cell becomes the value that the contract of the field accepts. */
export type Leitor =
  | { tipo: 'texto'; maiusculas?: true }
  /** Digits with significant leading zeros. A spreadsheet that read the code as a number has dropped those zeros. */
  | { tipo: 'algarismos'; quantos: number }
  /** A CNPJ or a similar identifier, with or without punctuation; `algarismos` where leading zeros are significant. */
  | { tipo: 'identificador'; validar: Validador; algarismos?: number }
  /** At most `casas` decimals, padded to `minimas`, or to `casas` when absent; nothing is rounded. */
  | { tipo: 'decimal'; casas: number; minimas?: number }
  | { tipo: 'data' }
  /** Read by the code on the wire or its name; `outras` are further words, each with its code. */
  | { tipo: 'opcao'; opcoes: Readonly<Record<string, string>>; outras?: readonly (readonly [string, string])[] }
  /** Read by the code, letters or name of a row of a reference table. */
  | { tipo: 'tabela'; tabela: 'Pais' | 'MoedaSiscomex' }
  | { tipo: 'simNao' }
  /** Read by the razão social, or by a name used in DIs. */
  | { tipo: 'fornecedor' }
  /** Read by CNPJ or razão social. */
  | { tipo: 'importador' }
  /** Several importers in one cell, separated by `;`, each read by CNPJ or razão social. */
  | { tipo: 'importadores' }
  /** Read by the part number of an item, or by another part number it is known by. */
  | { tipo: 'item' }
  /** Several texts in one cell, separated by `;`. */
  | { tipo: 'lista' };

/** A field that a sheet can bring. The mapping, its guess, the reading of cells and the file of errors all use this declaration. */
export interface ColunaDePlanilha {
  /** Path of the field in the contract and in its refusals. */
  campo: string;
  titulo: string;
  /** Other titles that sheets use; compared without case or accents, as in a search. */
  outrosTitulos: readonly string[];
  leitor: Leitor;
  /** A new record must have the field. */
  obrigatoria?: true;
}

export interface RecursoDePlanilha {
  /** Display name in the plural: `Itens`. */
  titulo: string;
  colunas: readonly ColunaDePlanilha[];
  /** The fields that match a row of a sheet to an existing record; each needs its column. */
  chave: readonly string[];
  /** An optional further field of the key. Without its column, a row matches the only record of the key. */
  desempate?: string;
  /** The fields that every new record of the sheet has, whatever its columns say. */
  comeca?: Readonly<Record<string, unknown>>;
  /** A sentence about the part of a record that no sheet brings, shown where the columns are explained. */
  deFora?: string;
}

/** The value read from a cell; an empty text is an empty cell. */
export type ValorLido = string | readonly string[] | boolean;

export function ehValorVazio(valor: ValorLido | undefined): boolean {
  return valor === undefined || (typeof valor !== 'boolean' && valor.length === 0);
}

/** A cell of a file: text, a number digit for digit with a dot, or a day `YYYY-MM-DD`. An empty cell is an empty text. */
export type CelulaDeArquivo = string | { numero: string } | { data: string };

/** Display text of a cell in pt-BR. */
export function porEscrito(celula: CelulaDeArquivo): string {
  if (typeof celula === 'string') return celula;
  return 'numero' in celula ? celula.numero.replace('.', ',') : diaPorExtenso(celula.data);
}

export function ehVazia(celula: CelulaDeArquivo): boolean {
  return typeof celula === 'string' && celula.trim() === '';
}
