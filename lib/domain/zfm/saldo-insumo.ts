import { formatarNumeroDi } from '#lib/domain/identificadores/digito-di.ts';
import { escreverDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { nomeDaNota } from './compra-nacional.ts';
import { posicaoNaDeclaracao } from './dcr.ts';

/**
 * Movements of the stock of an imported input (domain/zfm.md §6.8). The desembaraço makes an entry and a DCI draws stock. An
 * estorno returns the quantity of a movement, an ajuste corrects an entry and gives its reason, and a devolução goes back to the
 * exporter. A falta is a real shortage: the goods are gone, and their suspended tax stays to be settled. A sobra was found in a count.
 */
export const TIPOS_DE_MOVIMENTO = ['ENTRADA', 'BAIXA_DCI', 'ESTORNO', 'AJUSTE', 'DEVOLUCAO', 'FALTA', 'SOBRA'] as const;
export type TipoDeMovimento = (typeof TIPOS_DE_MOVIMENTO)[number];

export const NOME_MOVIMENTO: Readonly<Record<TipoDeMovimento, string>> = {
  ENTRADA: 'Entrada',
  BAIXA_DCI: 'Baixa por DCI',
  ESTORNO: 'Estorno',
  AJUSTE: 'Ajuste',
  DEVOLUCAO: 'Devolução ao exterior',
  FALTA: 'Falta, perda ou quebra',
  SOBRA: 'Sobra',
};

/** What an adjustment of the balance is about. Absent in a request, it is a correction. */
export const NATUREZAS_DO_AJUSTE = ['CORRECAO', 'FALTA', 'SOBRA'] as const;
export type NaturezaDoAjuste = (typeof NATUREZAS_DO_AJUSTE)[number];

export const NOME_NATUREZA: Readonly<Record<NaturezaDoAjuste, string>> = {
  CORRECAO: 'Correção de lançamento',
  FALTA: NOME_MOVIMENTO.FALTA,
  SOBRA: 'Sobra na contagem',
};

export const MOVIMENTO_DA_NATUREZA: Readonly<Record<NaturezaDoAjuste, TipoDeMovimento>> = {
  CORRECAO: 'AJUSTE',
  FALTA: 'FALTA',
  SOBRA: 'SOBRA',
};

/** Documents that move stock automatically: a process, a recorded nota or DSI, a DCI. */
export const DOCUMENTOS_DO_RAZAO = ['PROCESSO', 'ENTRADA', 'DCI'] as const;

/** Documents that bring goods into stock: a DI or DUIMP, a nota of purchase in Brazil, a declaração simplificada. */
export const PAPEIS_DE_ENTRADA = ['DECLARACAO', 'NF', 'DSI'] as const;
export type PapelDeEntrada = (typeof PAPEIS_DE_ENTRADA)[number];

/** Position of a lot in its document. */
export interface LugarNoPapel {
  papel: PapelDeEntrada;
  /** DI or DSI: ten digits. DUIMP: fifteen characters. Nota: up to nine digits. */
  numeroDeclaracao: string;
  /** Only for a nota. */
  serie: string | null;
  /** 0 for a document without adições. */
  adicao: number;
  /** Position of the item in the adição or nota, or of the bem in the DSI, from 1. */
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

/** A lot in stock: one item of an entry document. */
export interface LoteDeInsumo extends Pick<LugarNoPapel, 'numeroDeclaracao' | 'adicao' | 'item'> {
  dataDesembaraco: DataTexto;
  /** 7 decimals. */
  saldo: DecimalTexto;
}

/** FIFO order: by desembaraço, declaration, adição and item (domain/zfm.md §6.8). */
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
