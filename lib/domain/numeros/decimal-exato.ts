import { Decimal } from 'decimal.js';
import type { DecimalTexto } from './decimal-texto.ts';

/**
 * decimal.js with enough precision for the longest product of a declaration. Its default of 20 digits would round a quantity of 14
 * digits times a unit value of 20.
 */
export const Exato = Decimal.clone({ precision: 200 });
export type Exato = Decimal;

/** Sum of decimal texts; null counts as zero. */
export function somar(parcelas: Iterable<DecimalTexto | null>): Exato {
  let soma = new Exato(0);
  for (const parcela of parcelas) {
    if (parcela !== null) soma = soma.plus(parcela);
  }
  return soma;
}

/** Truncates to the cent, as the Siscomex does with every product (domain/importacao.md §3.4). */
export function truncarCentavos(valor: Exato): Exato {
  return valor.toDecimalPlaces(2, Exato.ROUND_DOWN);
}

/**
 * Rounds half up to the cent, as a DUIMP does with every figure and as accounting does (domain/conferencia-independente.md, F1;
 * domain/importacao.md §7). No norm states the rule; docs/decisions/duimp-por-item.md says what proves it.
 */
export function arredondarCentavos(valor: Exato): Exato {
  return valor.toDecimalPlaces(2, Exato.ROUND_HALF_UP);
}

/**
 * Money in API form, two decimals.
 * @throws {RangeError} when the value has more decimals: how it is rounded depends on the rule, so callers truncate or round first.
 */
export function dinheiro(valor: Exato): DecimalTexto {
  if (!(valor.decimalPlaces() <= 2)) throw new RangeError(`${valor.toFixed()} não cabe em duas casas decimais.`);
  return valor.toFixed(2);
}

/** Writes a decimal with at least two decimals, and with all it has beyond them: a rate of 0,965 % keeps its third. */
export function aoMenosDuasCasas(valor: DecimalTexto): DecimalTexto {
  const exato = new Exato(valor);
  return exato.toFixed(Math.max(2, exato.decimalPlaces()));
}

/**
 * A decimal in pt-BR, `1.234,50`, rounded half up to `casas` decimals; zero has no sign. For display only, never for calculation.
 */
export function porExtenso(valor: Exato, casas: number): string {
  const arredondado = valor.toDecimalPlaces(casas, Exato.ROUND_HALF_UP);
  const [inteira = '', fracao] = arredondado.abs().toFixed(casas).split('.');
  const sinal = arredondado.isNegative() && !arredondado.isZero() ? '-' : '';
  const agrupada = inteira.replace(/\B(?=(\d{3})+$)/g, '.');
  return fracao === undefined ? `${sinal}${agrupada}` : `${sinal}${agrupada},${fracao}`;
}
