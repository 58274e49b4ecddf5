import type { DataTexto, DecimalTexto } from './decimal-texto.ts';

/**
 * What moves the stock of an imported input (domain/zfm.md §6.8). An entry comes with the desembaraço, a DCI draws, an estorno returns
 * what a movement took, an ajuste says why, a devolução goes back to the exporter.
 */
export const TIPOS_DE_MOVIMENTO = ['ENTRADA', 'BAIXA_DCI', 'ESTORNO', 'AJUSTE', 'DEVOLUCAO'] as const;
export type TipoDeMovimento = (typeof TIPOS_DE_MOVIMENTO)[number];

export const NOME_MOVIMENTO: Readonly<Record<TipoDeMovimento, string>> = {
  ENTRADA: 'Entrada',
  BAIXA_DCI: 'Baixa por DCI',
  ESTORNO: 'Estorno',
  AJUSTE: 'Ajuste',
  DEVOLUCAO: 'Devolução ao exterior',
};

/** An item of a declaration as stock: one lote of what came in by it. */
export interface LoteDeInsumo {
  /** Ten digits of a DI, fifteen characters of a DUIMP. */
  numeroDeclaracao: string;
  adicao: number;
  /** Place of the item in the adição, from 1. */
  item: number;
  dataDesembaraco: DataTexto;
  /** 7 decimals. */
  saldo: DecimalTexto;
}

/** First in, first out: by desembaraço, declaration, adição and item (domain/zfm.md §6.8). */
export function compararLotes(a: LoteDeInsumo, b: LoteDeInsumo): number {
  return (
    comparar(a.dataDesembaraco, b.dataDesembaraco) ||
    comparar(a.numeroDeclaracao, b.numeroDeclaracao) ||
    a.adicao - b.adicao ||
    a.item - b.item
  );
}

function comparar(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
