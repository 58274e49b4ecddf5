import { validador } from './identificador.ts';
import { digitoModulo11 } from './modulo-11.ts';

/** CE-Mercante: fifteen digits. Three of 48 real ones break the rule of the digit, so a wrong one only warns. */
export const validarCeMercante = validador({
  forma: /^\d{15}$/,
  motivo: 'O CE-Mercante tem quinze algarismos.',
  digito: {
    confere: (numero) => digitoDoCeMercante(numero.slice(0, 14)) === numero[14],
    motivo: 'O dígito verificador do CE-Mercante não confere: verifique o número.',
    soAvisa: true,
  },
});

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
