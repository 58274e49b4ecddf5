import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** Actual cost of the goods of a declaration, in reais with two decimals; the unit cost has seven. */
export interface CustoDoProcesso {
  /** Why the costs could not be shared out; null on success. */
  motivo: string | null;
  itens: CustoDoItemDeclarado[];
  totais: Record<ParteDoCusto, DecimalTexto>;
  /** Amount paid that is not a cost, because it is recovered as a tax credit. */
  recuperavel: DecimalTexto;
}

export interface CustoDoItemDeclarado extends Record<ParteDoCusto, DecimalTexto> {
  adicao: string;
  sequencia: number;
  descricao: string;
  quantidade: DecimalTexto;
  unidade: string | null;
  unitario: DecimalTexto;
}

export const PARTES_DO_CUSTO = ['valorAduaneiro', 'tributos', 'despesas', 'total'] as const;
export type ParteDoCusto = (typeof PARTES_DO_CUSTO)[number];
