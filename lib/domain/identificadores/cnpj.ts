import { isValidCnpj } from '@brazilian-utils/brazilian-utils';
import { validador } from './identificador.ts';

/** CNPJ: twelve digits or, since July 2026, capital letters, and two check digits (IN RFB 2.229/2024). */
export const validarCnpj = validador({
  forma: /^[0-9A-Z]{12}\d{2}$/,
  motivo: 'O CNPJ tem doze letras ou algarismos e dois algarismos de verificação.',
  digito: {
    confere: (numero) => isValidCnpj(numero, { version: 2 }),
    motivo: 'Os dígitos verificadores do CNPJ não conferem.',
  },
});
