import { Decimal } from 'decimal.js';
import type { DecimalTexto } from './decimal-texto.ts';

/**
 * decimal.js with room for the longest product a declaration can hold; its default of 20 digits would round a quantity of
 * 14 digits times a unit value of 20.
 */
export const Exato = Decimal.clone({ precision: 200 });
export type Exato = Decimal;

/** Sum of decimal texts, where null counts as zero. */
export function somar(parcelas: Iterable<DecimalTexto | null>): Exato {
  let soma = new Exato(0);
  for (const parcela of parcelas) {
    if (parcela !== null) soma = soma.plus(parcela);
  }
  return soma;
}

/** Drops what is below the cent, as the Siscomex does with every product (domain/importacao.md §3.4). */
export function truncarCentavos(valor: Exato): Exato {
  return valor.toDecimalPlaces(2, Exato.ROUND_DOWN);
}

/** Money as the wire carries it: two decimals. Callers truncate or round first; a longer figure is a mistake of theirs. */
export function dinheiro(valor: Exato): DecimalTexto {
  return valor.toFixed(2);
}

/** A decimal as pt-BR writes it, `1.234,50`, half up to `casas` decimals; a zero has no sign. For people, never to compute with. */
export function porExtenso(valor: Exato, casas: number): string {
  const arredondado = valor.toDecimalPlaces(casas, Exato.ROUND_HALF_UP);
  const [inteira = '', fracao] = arredondado.abs().toFixed(casas).split('.');
  const sinal = arredondado.isNegative() && !arredondado.isZero() ? '-' : '';
  const agrupada = inteira.replace(/\B(?=(\d{3})+$)/g, '.');
  return fracao === undefined ? `${sinal}${agrupada}` : `${sinal}${agrupada},${fracao}`;
}
