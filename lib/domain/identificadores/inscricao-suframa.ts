import { validador } from './identificador.ts';
import { digitoModulo11 } from './modulo-11.ts';

/**
 * Inscrição Suframa (Cadsuf): nine digits SSNNNNFFD, with a sector other than 00 and a check digit, modulo 11 with weights 9 to 2
 * (domain/importacao.md §6.2; domain/zfm.md §5).
 */
export const validarInscricaoSuframa = validador({
  forma: /^(?!00)\d{9}$/,
  motivo: 'A inscrição Suframa tem nove algarismos, e os dois primeiros não são zeros.',
  digito: {
    confere: (numero) => digitoModulo11(numero.slice(0, 8), 9) === numero[8],
    motivo: 'O dígito verificador da inscrição Suframa não confere.',
  },
});
