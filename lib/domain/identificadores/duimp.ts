import { validador } from './identificador.ts';
import { digitoModulo11 } from './modulo-11.ts';

/**
 * DUIMP: AABR, ten digits of sequence and a check digit, modulo 11 over year and sequence with weights 2 to 13. The rule is derived
 * from sixteen real numbers (domain/importacao.md §6.2); no published norm states it.
 */
export const validarDuimp = validador({
  forma: /^\d{2}BR\d{11}$/,
  motivo: 'O número da DUIMP tem quinze posições: ano, BR, dez algarismos e o dígito.',
  digito: {
    confere: (numero) => digitoModulo11(numero.slice(0, 2) + numero.slice(4, 14), 13) === numero[14],
    motivo: 'O dígito verificador da DUIMP não confere.',
  },
});

/** Printed form of a DUIMP number: `26BR00001234561` → `26BR0000123456-1`. Text in another format is returned unchanged. */
export function formatarNumeroDuimp(numero: string): string {
  return numero.replace(/^(\d{2}BR\d{10})(\d)$/, '$1-$2');
}
