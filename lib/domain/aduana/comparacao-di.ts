import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import {
  NOME_DO_OUTRO_TRIBUTO,
  NOME_DO_TRIBUTO,
  OUTROS_TRIBUTOS,
  type OutroTributo,
  TRIBUTOS_DI,
} from './declaracao-importacao.ts';
import type { RegimeTributario } from './regime-tributario.ts';

/** The figures of a declaration that are reckoned again, in the order they are shown. */
export const FIGURAS_COMPARADAS = ['valorAduaneiro', ...TRIBUTOS_DI, ...OUTROS_TRIBUTOS, 'taxaSiscomex'] as const;
export type FiguraComparada = (typeof FIGURAS_COMPARADAS)[number];

/** Of a DUIMP these are reckoned item by item. */
export const FIGURAS_DO_ITEM = ['valorAduaneiro', ...TRIBUTOS_DI] as const;
export type FiguraDoItem = (typeof FIGURAS_DO_ITEM)[number];

export const NOME_FIGURA_COMPARADA: Readonly<Record<FiguraComparada, string>> = {
  valorAduaneiro: 'Valor aduaneiro',
  ...NOME_DO_TRIBUTO,
  ...NOME_DO_OUTRO_TRIBUTO,
  taxaSiscomex: 'Taxa Siscomex',
};

/** One figure of an adição, or of the whole declaration: as declared, as the engine reckons it, and by how much they part. */
export interface LinhaComparada {
  /** Null on a total. */
  adicao: string | null;
  ncm: string | null;
  figura: FiguraComparada;
  regime: RegimeTributario | null;
  regimeDeclarado: string | null;
  base: DecimalTexto | null;
  aliquota: DecimalTexto | null;
  declarado: DecimalTexto | null;
  /** Null where it cannot be reckoned; `motivo` says why. */
  calculado: DecimalTexto | null;
  /** Calculado less declarado. */
  diferenca: DecimalTexto | null;
  /** Past what the truncations explain. */
  relevante: boolean;
  motivo: string | null;
}

/** One figure of an item of a DUIMP. */
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
  /** Why nothing could be reckoned; null when it could. */
  motivo: string | null;
  /** Of the totals, in reais; a single adição has that of one. */
  tolerancia: DecimalTexto;
  linhas: LinhaComparada[];
  totais: LinhaComparada[];
  /** How many items a DUIMP was reckoned by, and how many of them part in some figure; null for a DI. */
  itensComparados: { total: number; divergentes: number } | null;
  /** The items of the adição that was asked for, or of all where they are few. */
  itens: LinhaDoItem[];
  /** What the bank is debited by tax on registration, by the rule of the document. Null where it cannot be reckoned. */
  aDebitar: Record<(typeof TRIBUTOS_DI)[number] | 'antidumping', DecimalTexto> | null;
  /** Duties beside the four taxes, as the adições declare them; only those a declaration has. */
  outros: { tributo: OutroTributo; devido: DecimalTexto; recolher: DecimalTexto }[];
}

/** More items than this are answered adição by adição. */
export const ITENS_DE_UMA_COMPARACAO = 1_000;
