import { Decimal } from 'decimal.js';
import type { DecimalTexto } from '#lib/domain/decimal-texto.ts';

/** What the screen shows where there is no figure. */
export const SEM_VALOR = '—';

/** Precise enough for any column of the product; the default of 20 digits would round a large total. */
const Exato = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

/** pt-BR with exactly `casas` decimals, half up: `("1234.5", 2)` → `1.234,50`. Text in, text out; never through a float. */
export function formatarDecimal(texto: DecimalTexto | null | undefined, casas: number): string {
  if (texto == null || !/^\s*-?\d+(\.\d+)?\s*$/.test(texto)) return SEM_VALOR;
  return comSeparadores(new Exato(texto.trim()), casas);
}

/** Money without its symbol: `"1234.5"` → `1.234,50`. */
export function formatarDinheiro(texto: DecimalTexto | null | undefined): string {
  return formatarDecimal(texto, 2);
}

/** An exchange rate: always four decimals. The wire may carry a number or text; anything else is no rate at all. */
export function formatarTaxa(taxa: unknown): string {
  if (typeof taxa === 'number') return Number.isFinite(taxa) ? comSeparadores(new Exato(taxa), 4) : SEM_VALOR;
  return typeof taxa === 'string' ? formatarDecimal(taxa, 4) : SEM_VALOR;
}

function comSeparadores(valor: Decimal, casas: number): string {
  const arredondado = valor.toDecimalPlaces(casas);
  const [inteiro = '', fracao] = arredondado.abs().toFixed(casas).split('.');
  const sinal = arredondado.isNegative() && !arredondado.isZero() ? '-' : '';
  const agrupado = inteiro.replace(/\B(?=(\d{3})+$)/g, '.');
  return fracao === undefined ? `${sinal}${agrupado}` : `${sinal}${agrupado},${fracao}`;
}
