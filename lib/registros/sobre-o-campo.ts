import type { NomeDeIdentificador } from '#lib/domain/identificadores/identificadores-nomeados.ts';
import type { EndpointLookup } from '#lib/domain/telas/lookup.ts';

/**
 * The description of a field, in the `.meta()` of its schema, as plain data. The schema itself gives the type, the limits and
 * whether the field may be empty. Forms, sheets, lists, the history and the OpenAPI document derive from both
 * (docs/decisions/registros.md).
 */
export interface SobreOCampo {
  /** The label, as in the official documents. */
  rotulo?: string;
  /** Text under the field: how to fill it in, and the source of the rule. */
  ajuda?: string;
  /** The form requires the field, although its schema has a default. */
  obrigatorio?: boolean;
  /** Names of the codes of an enumeration; for a text, the values that the form offers. */
  opcoes?: Readonly<Record<string, string>>;
  /** The form shows `1 - Indústria` instead of `Indústria`. */
  comCodigo?: boolean;
  /** All options are visible, instead of a drop-down; for two or three options. */
  aVista?: boolean;
  /** How a boolean is drawn: as a switch or as a box. */
  como?: 'chave' | 'caixa';
  /** Lines of the text box. */
  linhas?: number;
  /** Longest text, in characters, where the schema has no `.max()`. */
  maximo?: number;
  /** A code: typed in any case, stored in upper case. */
  maiusculas?: boolean;
  /** Exact number of digits of a text. A spreadsheet that read the text as a number has dropped leading zeros. */
  algarismos?: number;
  /** Decimals of a number, and the fewest that the form shows. */
  casas?: number;
  casasMinimas?: number;
  /** Per cent: a list formats it as a figure, not as money. */
  porCento?: boolean;
  unidade?: string;
  moeda?: string;
  qual?: NomeDeIdentificador;
  /** The table of a code that a grid shows by name; a field of a form has `busca`. */
  tabela?: 'MoedaSiscomex' | 'Pais';
  /** A month, `2026-11`. */
  mes?: boolean;
  /** The record that the field points to, chosen by lookup. */
  busca?: BuscaDoCampo;
  /** Initial value in a new record, where it is neither the default of the schema nor empty. */
  comeca?: unknown;
  /** Label of the button under a list: `Adicionar contato`. */
  adicionar?: string;
  /**
   * The fields that name a row of a list: no two rows have the same. Rows with an `id`, and texts, name themselves. Where nothing
   * names a row, two people's changes are compared as one list.
   */
  chave?: readonly string[];
  /** Sheets can bring the field: other titles that sheets use for it. */
  planilha?: readonly string[];
  /** The field is a column of the list. */
  coluna?: ColunaDoCampo;
}

export interface BuscaDoCampo {
  endpoint: EndpointLookup;
  /** The property of the chosen row that the form keeps. */
  guarda: 'id' | 'codigo';
  /** Other fields that narrow the lookup, by parameter of the lookup: `{ importadorId: 'importador.id' }`. */
  estreitadaPor?: Readonly<Record<string, string>>;
}

interface ColunaDoCampo {
  /** Name in the address of the list, where it is not the path of the field. */
  campo?: string;
  /** Title, where it is not the label. */
  titulo?: string;
  /** Approximate width, in characters. */
  caracteres?: number;
  ordenavel?: true;
  /** Shown until the person chooses otherwise. */
  padrao?: true;
  /** A line of the card on a phone, until the person chooses otherwise. */
  noCartao?: true;
  /** The text must be readable in full, so its width is fixed. */
  inteira?: true;
}

declare module 'zod' {
  interface GlobalMeta extends SobreOCampo {}
}
