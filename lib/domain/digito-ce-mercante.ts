import { digitoModulo11 } from './modulo-11.ts';

/**
 * Check digit of a CE-Mercante: modulo 11 over its fourteen digits, weights 2 to 15.
 * Rule computed on real numbers, 45 of 48 follow it (domain/importacao.md §6.2): a wrong digit is a warning, never a refusal.
 * @throws {RangeError} when the argument is not fourteen digits.
 */
export function digitoDoCeMercante(quatorzeDigitos: string): string {
  if (!/^\d{14}$/.test(quatorzeDigitos)) {
    throw new RangeError('O CE-Mercante sem o dígito tem quatorze algarismos.');
  }
  return digitoModulo11(quatorzeDigitos, 15);
}
