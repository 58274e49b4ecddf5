import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { TributoDci } from './dci.ts';

/** A nota of purchase in the country, or a declaração simplificada de importação: what no process of ours brings into stock. */
export const PAPEIS_DE_NOTA_OU_DSI = ['NF', 'DSI'] as const;
export type PapelDeNotaOuDsi = (typeof PAPEIS_DE_NOTA_OU_DSI)[number];

export const NOME_PAPEL_DA_ENTRADA: Readonly<Record<PapelDeNotaOuDsi, string>> = {
  NF: 'Nota de aquisição',
  DSI: 'DSI',
};

/** Of each tax: the rate in percent with 2 decimals, whether the import left it unpaid, and how many reais of it all of the quantity brought. */
export type TributosDaEntrada = Readonly<
  Record<TributoDci, Readonly<{ aliquota: DecimalTexto | null; suspenso: boolean; valor: DecimalTexto }>>
>;
