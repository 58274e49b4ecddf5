import type { NomeDeIdentificador } from '#lib/domain/identificadores/identificadores-nomeados.ts';
import type { EndpointLookup } from '#lib/domain/sistema/lookup.ts';

/**
 * The description of a field, in the `.meta()` of its schema: plain data, said once. The schema itself gives the kind, the limits and
 * whether the field may be empty. Forms, sheets, lists, the history and the OpenAPI document derive from both
 * (docs/decisions/registros.md).
 */
export interface SobreOCampo {
  /** The label, as on the official papers. */
  rotulo?: string;
  /** Under the field: what to write, and the source of the rule. */
  ajuda?: string;
  /** The form asks for it, though its schema has a value where nothing is given. */
  obrigatorio?: boolean;
  /** Names of the codes of an enumeration; of a text, the ones the form offers. */
  opcoes?: Readonly<Record<string, string>>;
  /** The form writes `1 - Indústria` instead of `Indústria`. */
  comCodigo?: boolean;
  /** Two or three options, all in view instead of in a list to open. */
  aVista?: boolean;
  /** A yes or no drawn as a switch or as a box. */
  como?: 'chave' | 'caixa';
  /** Lines of the text box. */
  linhas?: number;
  /** Longest text, in characters, of a schema that does not say it by `.max()`. */
  maximo?: number;
  /** A code: typed in any case, kept in capitals. */
  maiusculas?: boolean;
  /** A text of exactly so many digits: a spreadsheet that took it for a number has dropped zeros in front. */
  algarismos?: number;
  /** Decimals of a number, and how many the form writes at least. */
  casas?: number;
  casasMinimas?: number;
  unidade?: string;
  moeda?: string;
  /** The identifier it holds. */
  qual?: NomeDeIdentificador;
  /** A month, `2026-11`. */
  mes?: boolean;
  /** The record it points at, chosen by lookup. */
  busca?: BuscaDoCampo;
  /** What a new record begins with, where that is neither the schema's own value nor nothing. */
  comeca?: unknown;
  /** The button under a list: `Adicionar contato`. */
  adicionar?: string;
  /** The field comes in sheets: other titles that sheets give it. */
  planilha?: readonly string[];
  /** The field is a column of the list. */
  coluna?: ColunaDoCampo;
}

export interface BuscaDoCampo {
  endpoint: EndpointLookup;
  /** The part of the chosen row that the form keeps. */
  guarda: 'id' | 'codigo';
  /** Narrowed by other fields, by parameter of the lookup: `{ importadorId: 'importador.id' }`. */
  estreitadaPor?: Readonly<Record<string, string>>;
}

interface ColunaDoCampo {
  /** Its name in the address of the list, where that is not the path of the field. */
  campo?: string;
  /** Its title, where that is not the label. */
  titulo?: string;
  /** About how many characters it shows. */
  caracteres?: number;
  ordenavel?: true;
  /** Shown until somebody chooses otherwise. */
  padrao?: true;
  /** On a phone, a line of the card until somebody chooses otherwise. */
  noCartao?: true;
  /** A text that must be read whole: its width is fixed. */
  inteira?: true;
}

declare module 'zod' {
  interface GlobalMeta extends SobreOCampo {}
}
