import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { TributoDci } from './dci.ts';

/**
 * Documents that bring inputs into stock without a process in Cais: a nota of purchase in Brazil, a declaração simplificada de
 * importação, or the opening balance of an item of a DI or DUIMP that the history of the company does not have.
 */
export const PAPEIS_DE_NOTA_OU_DSI = ['NF', 'DSI', 'DECLARACAO'] as const;
export type PapelDeNotaOuDsi = (typeof PAPEIS_DE_NOTA_OU_DSI)[number];

export const NOME_PAPEL_DA_ENTRADA: Readonly<Record<PapelDeNotaOuDsi, string>> = {
  NF: 'Nota de aquisição',
  DSI: 'DSI',
  DECLARACAO: 'Saldo inicial de DI ou DUIMP',
};

/**
 * Per tax: the rate in per cent with 2 decimals, whether the import left it unpaid, and the amount in reais on the whole quantity.
 */
export type TributosDaEntrada = Readonly<
  Record<TributoDci, Readonly<{ aliquota: DecimalTexto | null; suspenso: boolean; valor: DecimalTexto }>>
>;
