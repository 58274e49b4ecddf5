import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { TitularDoPapel } from './despesa.ts';

/** Actual cost of the goods of a declaration, in reais with two decimals; the unit cost has seven. */
export interface CustoDoProcesso {
  /** Why the costs could not be shared out; null on success. */
  motivo: string | null;
  itens: CustoDoItemDeclarado[];
  totais: PartesDoCusto;
  /** Amount paid that is not a cost, because it is recovered as a tax credit. */
  recuperavel: DecimalTexto;
  /** Null where there is neither tax (before 2026). */
  cbsIbs: CbsIbsNoCusto | null;
  /** The expenses by the person their papers name, where one of them says it. */
  titulares: DespesasDoTitular[];
}

/** Sum of the expenses whose papers name this person; null where nobody has said whom. */
export interface DespesasDoTitular {
  emNomeDe: TitularDoPapel | null;
  valor: DecimalTexto;
  /** The part of `valor` that is marked as a credit. */
  credito: DecimalTexto;
}

/** What CBS and IBS are to the cost; null where nobody knows it, and `motivo` says why. */
export interface CbsIbsNoCusto {
  custo: DecimalTexto | null;
  /** Actually paid, and taken as a credit (LC 214/2025, art. 78). */
  credito: DecimalTexto | null;
  motivo: string;
}

/** Taxes and total are null while CBS and IBS are cost and unknown: a part would pass for the whole. */
export interface PartesDoCusto {
  valorAduaneiro: DecimalTexto;
  tributos: DecimalTexto | null;
  despesas: DecimalTexto;
  total: DecimalTexto | null;
}

export interface CustoDoItemDeclarado extends PartesDoCusto {
  adicao: string;
  sequencia: number;
  descricao: string;
  quantidade: DecimalTexto;
  unidade: string | null;
  /** Null with the total. */
  unitario: DecimalTexto | null;
}

export const PARTES_DO_CUSTO = [
  'valorAduaneiro',
  'tributos',
  'despesas',
  'total',
] as const satisfies (keyof PartesDoCusto)[];
export type ParteDoCusto = (typeof PARTES_DO_CUSTO)[number];
