import type { RegimeTributario } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import {
  NOME_DO_OUTRO_TRIBUTO,
  NOME_DO_TRIBUTO,
  OUTROS_TRIBUTOS,
  type OutroTributo,
  TRIBUTOS_DI,
  type TributoDi,
} from './declaracao-importacao.ts';

/** The figures of a declaration that are recalculated, in display order. */
export const FIGURAS_COMPARADAS = ['valorAduaneiro', ...TRIBUTOS_DI, ...OUTROS_TRIBUTOS, 'taxaSiscomex'] as const;
export type FiguraComparada = (typeof FIGURAS_COMPARADAS)[number];

/** Figures of a DUIMP that are recalculated item by item. */
export const FIGURAS_DO_ITEM = ['valorAduaneiro', ...TRIBUTOS_DI] as const;
export type FiguraDoItem = (typeof FIGURAS_DO_ITEM)[number];

export const NOME_FIGURA_COMPARADA: Readonly<Record<FiguraComparada, string>> = {
  valorAduaneiro: 'Valor aduaneiro',
  ...NOME_DO_TRIBUTO,
  ...NOME_DO_OUTRO_TRIBUTO,
  taxaSiscomex: 'Taxa Siscomex',
};

/** One figure of an adição or of the whole declaration: declared, recalculated, and the difference. */
export interface LinhaComparada {
  /** Null for a total. */
  adicao: string | null;
  ncm: string | null;
  figura: FiguraComparada;
  regime: RegimeTributario | null;
  regimeDeclarado: string | null;
  base: DecimalTexto | null;
  aliquota: DecimalTexto | null;
  declarado: DecimalTexto | null;
  /** Null if it cannot be calculated; `motivo` gives the reason. */
  calculado: DecimalTexto | null;
  /** `calculado` minus `declarado`. */
  diferenca: DecimalTexto | null;
  /** Whether the difference exceeds what truncation explains. */
  relevante: boolean;
  motivo: string | null;
}

export interface LinhaDoItem {
  adicao: string;
  /** Number of the item in the DUIMP. */
  item: string;
  figura: FiguraDoItem;
  declarado: DecimalTexto | null;
  calculado: DecimalTexto | null;
  diferenca: DecimalTexto | null;
  relevante: boolean;
  motivo: string | null;
}

export interface ComparacaoDi {
  /** Why nothing could be calculated; null on success. */
  motivo: string | null;
  /** Tolerance of the totals, in reais. Each adição is compared with the tolerance of one adição. */
  tolerancia: DecimalTexto;
  linhas: LinhaComparada[];
  totais: LinhaComparada[];
  /** Number of items of a DUIMP that were recalculated, and how many differ in some figure; null for a DI. */
  itensComparados: { total: number; divergentes: number } | null;
  /** Items of the requested adição. Without a requested adição: all items, or none beyond `ITENS_DE_UMA_COMPARACAO`. */
  itens: LinhaDoItem[];
  /** Amount debited per tax on registration, by the rule of the document type. Null if it cannot be calculated. */
  aDebitar: Record<(typeof TRIBUTOS_DI)[number] | 'antidumping', DecimalTexto> | null;
  /** Duties other than the four taxes, as the adições declare them; only those the declaration has. */
  outros: { tributo: OutroTributo; devido: DecimalTexto; recolher: DecimalTexto }[];
  /** Taxes of which the file does not say what is to be paid, so neither is the debit known. */
  semRecolher?: TributoDi[] | undefined;
}

/** Beyond this number, items are only returned for one adição at a time. */
export const ITENS_DE_UMA_COMPARACAO = 1_000;
