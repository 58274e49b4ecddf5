import { Exato, porExtenso } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** Formats a quantity or unit value in pt-BR without trailing zeros, but with at least `minimas` decimals: `1.234,5`. */
export function semZeros(texto: DecimalTexto, minimas = 0): string {
  const exato = new Exato(texto);
  return porExtenso(exato, Math.max(minimas, exato.decimalPlaces()));
}
