import { isValidCpf } from '@brazilian-utils/brazilian-utils';
import { validador } from './identificador.ts';

/** CPF: eleven digits, the last two check digits; eleven equal digits are invalid. */
export const validarCpf = validador({
  forma: /^\d{11}$/,
  motivo: 'O CPF tem onze algarismos.',
  digito: { confere: isValidCpf, motivo: 'Os dígitos verificadores do CPF não conferem.' },
});
