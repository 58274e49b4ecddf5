import { formatarNumeroDi } from '#lib/domain/identificadores/digito-di.ts';
import { escreverDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { nomeDaNota } from './compra-nacional.ts';
import { posicaoNaDeclaracao } from './dcr.ts';

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

/** What moves stock by itself: a process, a nota or DSI written down, a DCI. */
export const DOCUMENTOS_DO_RAZAO = ['PROCESSO', 'ENTRADA', 'DCI'] as const;

/** The paper something came into stock by: a DI or DUIMP, a nota of who sold it in the country, a declaração simplificada. */
export const PAPEIS_DE_ENTRADA = ['DECLARACAO', 'NF', 'DSI'] as const;
export type PapelDeEntrada = (typeof PAPEIS_DE_ENTRADA)[number];

/** Where on its paper a lote stands. */
export interface LugarNoPapel {
  papel: PapelDeEntrada;
  /** Ten digits of a DI or DSI, fifteen characters of a DUIMP, up to nine digits of a nota. */
  numeroDeclaracao: string;
  /** Of a nota. */
  serie: string | null;
  /** Zero on a paper that has none. */
  adicao: number;
  /** Place of the item in the adição or the nota, of the bem in the DSI, from 1. */
  item: number;
}

/** `DI 26/9000001-0`, `NF 1234, série 1`, `DSI 26/0000123-4`. */
export function nomeDoPapel({ papel, numeroDeclaracao, serie }: Omit<LugarNoPapel, 'adicao' | 'item'>): string {
  if (papel === 'NF') return nomeDaNota({ nf: numeroDeclaracao, serie });
  return papel === 'DSI' ? `DSI ${formatarNumeroDi(numeroDeclaracao)}` : escreverDeclaracao(numeroDeclaracao);
}

/** `adição 001, item 02`, `item 2`, `bem 2`. */
export function lugarNoPapel({ papel, adicao, item }: Pick<LugarNoPapel, 'papel' | 'adicao' | 'item'>): string {
  if (papel === 'DECLARACAO') return posicaoNaDeclaracao(adicao, item);
  return `${papel === 'NF' ? 'item' : 'bem'} ${item}`;
}

/** `DI 26/9000001-0, adição 001, item 02`. */
export function nomeDoLote(lote: LugarNoPapel): string {
  return `${nomeDoPapel(lote)}, ${lugarNoPapel(lote)}`;
}

/** An item of a paper as stock: one lote of what came in by it. */
export interface LoteDeInsumo extends Pick<LugarNoPapel, 'numeroDeclaracao' | 'adicao' | 'item'> {
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
