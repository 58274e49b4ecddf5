import { validador } from './identificador.ts';
import { digitoModulo11 } from './modulo-11.ts';

/** DI: ten digits AANNNNNNND, the last a check digit. */
export const validarDi = validador({
  forma: /^\d{10}$/,
  motivo: 'O número da DI tem dez algarismos, AA/NNNNNNN-D.',
  digito: {
    confere: (numero) => digitoDaDi(numero.slice(0, 9)) === numero[9],
    motivo: 'O dígito verificador da DI não confere.',
  },
});

/**
 * Check digit of a DI number: modulo 11 over "2" and the nine digits AANNNNNNN, weights 2 to 9. The rule is derived from fifteen
 * real numbers (domain/importacao.md §6.2); no published norm states it.
 * @throws {RangeError} if the argument is not nine digits.
 */
export function digitoDaDi(noveDigitos: string): string {
  if (!/^\d{9}$/.test(noveDigitos)) throw new RangeError('O número da DI sem o dígito tem nove algarismos.');
  return digitoModulo11(`2${noveDigitos}`, 9);
}

/** Printed form of a DI number: `2390000010` → `23/9000001-0`. Text that is not ten digits is returned unchanged. */
export function formatarNumeroDi(numero: string): string {
  return numero.replace(/^(\d{2})(\d{7})(\d)$/, '$1/$2-$3');
}
