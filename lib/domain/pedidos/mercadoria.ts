import type { TributoDi } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { Cobertura } from '#lib/domain/cobertura/cobertura.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** The taxes shown for declared goods. The file declares the first four; Cais calculates the others. */
export const TRIBUTOS_DA_MERCADORIA = ['ii', 'ipi', 'pis', 'cofins', 'icms', 'cbs', 'ibs'] as const;
export type TributoDaMercadoria = (typeof TRIBUTOS_DA_MERCADORIA)[number];

/** The figures of goods that have a sum. Values and taxes have 2 decimals, weights in kilograms 5. */
export const FIGURAS_DA_MERCADORIA = [
  'valorMoeda',
  'pesoLiquido',
  'valorAduaneiro',
  ...TRIBUTOS_DA_MERCADORIA,
] as const;
export type FiguraDaMercadoria = (typeof FIGURAS_DA_MERCADORIA)[number];
/** Null is unknown: a DI declares weight and taxes for the adição and not for its items. */
export type FigurasDaMercadoria = Record<FiguraDaMercadoria, DecimalTexto | null>;

/** What is compared between the declared goods and the planned ones. */
export const COMPARADOS = [
  'moeda',
  'quantidade',
  'valorUnitario',
  'valorMoeda',
  'pesoLiquido',
  'precoDoPedido',
  'ii',
  'ipi',
  'pis',
  'cofins',
] as const;
export type Comparado = (typeof COMPARADOS)[number];

/** The taxes due of planned goods, in reais with 2 decimals. The forecast has no other taxes. */
export type TributosDoPrevisto = Record<TributoDi, DecimalTexto>;

/** The unit price of an order line; `moeda` is an ISO code. */
export interface PrecoDoPedido {
  valorUnitario: DecimalTexto;
  moeda: string;
}

export const SITUACOES_DA_MERCADORIA = ['COMPARADA', 'SEM_PREVISAO', 'NAO_DECLARADA', 'SEM_COMPARACAO'] as const;
/**
 * `SEM_PREVISAO`: no planned item was recognised in it. `NAO_DECLARADA`: a planned item that was not recognised in the declaration.
 * `SEM_COMPARACAO`: the process had no planned items.
 */
type SituacaoDaMercadoria = (typeof SITUACOES_DA_MERCADORIA)[number];

export const COMPARADOS_DO_GRUPO = ['valorMoeda', 'pesoLiquido', 'ii', 'ipi', 'pis', 'cofins'] as const;
type ComparadoDoGrupo = (typeof COMPARADOS_DO_GRUPO)[number];

/** The planned item of a process, from its invoice or its order. */
export interface ItemPrevisto {
  quantidade: DecimalTexto;
  unidade: string;
  /** ISO code. */
  moeda: string;
  valorUnitario: DecimalTexto;
  valorMoeda: DecimalTexto;
  /** Kilograms; null when nobody typed it. */
  pesoLiquido: DecimalTexto | null;
  /** The line of the order, with the unit price agreed there. */
  pedido: { id: string; numero: string; linha: number; preco: PrecoDoPedido | null } | null;
  /** Null while the forecast cannot be calculated. */
  tributos: TributosDoPrevisto | null;
  /** In how many declared items it was recognised. Quantity, total and weight are compared with their sum. */
  vezes: number;
}

/** An item of a declaration, or a planned item that was not declared. */
export interface Mercadoria extends FigurasDaMercadoria {
  chave: string;
  situacao: SituacaoDaMercadoria;
  /** Null for goods not declared. */
  adicao: string | null;
  item: number | null;
  partNumber: string | null;
  descricao: string;
  ncm: string;
  unidade: string | null;
  moeda: string;
  quantidade: DecimalTexto | null;
  valorUnitario: DecimalTexto | null;
  previsto: ItemPrevisto | null;
  difere: readonly Comparado[];
}

/** An adição with what it declares for all its items. */
export interface GrupoDeMercadorias extends FigurasDaMercadoria {
  adicao: string;
  ncm: string;
  fornecedor: string | null;
  incoterm: string | null;
  moeda: string;
  itens: number;
  /** Sums of the planned items; null unless each of its items was compared and its planned items are in no other adição. */
  previsto: {
    valorMoeda: DecimalTexto | null;
    pesoLiquido: DecimalTexto | null;
    tributos: TributosDoPrevisto | null;
  } | null;
  difere: readonly ComparadoDoGrupo[];
}

/** The sum of a column over the adições, and on how many it rests. */
export interface TotalDasMercadorias extends Cobertura {
  valor: DecimalTexto | null;
}

/** Why taxes are unknown, and for which adições. One entry a cause. */
export interface FaltaDaMercadoria {
  tributos: readonly TributoDaMercadoria[];
  causa: string;
  adicoes: readonly string[];
}
