import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** What the goods of a declaration came to, in reais with two decimals; the cost of one unit has seven. */
export interface CustoDoProcesso {
  /** Why nothing is shared out; null when it is. */
  motivo: string | null;
  itens: CustoDoItemDeclarado[];
  totais: Record<ParteDoCusto, DecimalTexto>;
  /** Paid, and no cost: taken back as a credit. */
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
