import { validador } from './identificador.ts';
import { digitoModulo11 } from './modulo-11.ts';

/**
 * Inscrição estadual of Amazonas: nine digits, the last one modulo 11 with weights 9 to 2. FROM KNOWLEDGE (domain/importacao.md
 * §6.2): no official source was at hand, so a wrong digit only warns.
 */
export const validarIeAm = validador({
  forma: /^(?!0{9})\d{9}$/,
  motivo: 'A inscrição estadual do Amazonas tem nove algarismos.',
  digito: {
    confere: (numero) => digitoModulo11(numero.slice(0, 8), 9) === numero[8],
    motivo: 'O dígito verificador da inscrição estadual não confere: verifique o número.',
    soAvisa: true,
  },
});
