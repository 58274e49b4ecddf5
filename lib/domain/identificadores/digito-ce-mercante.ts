import { validador } from './identificador.ts';
import { digitoModulo11 } from './modulo-11.ts';

/** CE-Mercante: fifteen digits. Three of 48 real numbers break the check digit rule, so a wrong digit only warns. */
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
 * Check digit of a CE-Mercante: modulo 11 over its fourteen digits, weights 2 to 15. The rule is derived from real numbers, of
 * which 45 of 48 follow it (domain/importacao.md §6.2): a wrong digit is a warning, never a refusal.
 * @throws {RangeError} if the argument is not fourteen digits.
 */
export function digitoDoCeMercante(quatorzeDigitos: string): string {
  if (!/^\d{14}$/.test(quatorzeDigitos)) {
    throw new RangeError('O CE-Mercante sem o dígito tem quatorze algarismos.');
  }
  return digitoModulo11(quatorzeDigitos, 15);
}
