import { dinheiro, Exato, truncarCentavos } from './decimal-exato.ts';
import type { DecimalTexto } from './decimal-texto.ts';

/**
 * Shares an amount by weight. Each part is truncated to the cent, and the remaining cents go to the greatest weight, so that the
 * parts add up to the total.
 */
export function repartir(total: DecimalTexto, pesos: readonly Exato[]): DecimalTexto[] {
  const todo = new Exato(total);
  if (todo.isZero() || pesos.length === 0) return pesos.map(() => NADA);
  const soma = pesos.reduce((ate, peso) => ate.plus(peso), new Exato(0));
  const partes = pesos.map((peso) => (soma.isZero() ? new Exato(0) : truncarCentavos(todo.times(peso).div(soma))));
  const resto = todo.minus(partes.reduce((ate, parte) => ate.plus(parte), new Exato(0)));
  const maior = pesos.reduce((qual, peso, i) => (peso.gt(pesos[qual] ?? 0) ? i : qual), 0);
  return partes.map((parte, i) => dinheiro(i === maior ? parte.plus(resto) : parte));
}

const NADA = '0.00';
