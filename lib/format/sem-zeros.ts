import { Exato, porExtenso } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** A quantity or unit value in pt-BR without the zeros of its column, but with `minimas` decimals at least: `1.234,5`. */
export function semZeros(texto: DecimalTexto, minimas = 0): string {
  const exato = new Exato(texto);
  return porExtenso(exato, Math.max(minimas, exato.decimalPlaces()));
}
