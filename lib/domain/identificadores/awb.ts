import { validador } from './identificador.ts';

/**
 * AWB: three digits of the airline, seven of serial number and a check digit, the serial modulo 7 (IATA; domain/importacao.md
 * §6.2).
 */
export const validarAwb = validador({
  forma: /^\d{11}$/,
  motivo: 'O AWB tem onze algarismos: três da companhia aérea e oito do conhecimento.',
  digito: {
    confere: (numero) => String(Number(numero.slice(3, 10)) % 7) === numero[10],
    motivo: 'O dígito verificador do AWB não confere.',
  },
});
