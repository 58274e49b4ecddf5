import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/**
 * Unit cost of a national input: its price plus the freight and insurance proven by their own documents (domain/zfm.md §1.1, item
 * 13). Six decimals, in the currency of the purchase.
 */
export function custoDaCompra({
  valorUnitario,
  freteSeguroUnitario,
}: {
  valorUnitario: DecimalTexto;
  freteSeguroUnitario: DecimalTexto;
}): DecimalTexto {
  return new Exato(valorUnitario).plus(freteSeguroUnitario).toFixed(6);
}

interface Compra {
  moeda: 'BRL' | 'USD';
  valorUnitario: DecimalTexto;
  freteSeguroUnitario: DecimalTexto;
  nf: string;
  serie: string | null;
  fornecedorCnpj: string;
  fornecedorIe: string | null;
  dataEmissao: DataTexto;
}

/** The data a DCR-E line copies from a purchase: its nota and, by `custoDaCompra`, its price. */
export function notaDaCompra(compra: Compra) {
  const { moeda, nf, serie, fornecedorCnpj: cnpj, fornecedorIe: ie, dataEmissao } = compra;
  return { moeda, preco: custoDaCompra(compra), nf, serie, cnpj, ie, dataEmissao };
}

/** Number or series of a nota without leading zeros: `000123` and `123` are the same nota. */
export function semZerosAEsquerda(numero: string): string {
  return /^\d+$/.test(numero) ? numero.replace(/^0+(?=\d)/, '') : numero;
}

/** Such as `NF 1234, série 1`. */
export function nomeDaNota({ nf, serie }: { nf: string; serie: string | null }): string {
  return serie === null ? `NF ${nf}` : `NF ${nf}, série ${serie}`;
}

export const NOME_MOEDA_DO_CUSTO = { BRL: 'Real (R$)', USD: 'Dólar (US$)' } as const;
