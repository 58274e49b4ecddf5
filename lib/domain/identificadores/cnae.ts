import { validador } from './identificador.ts';

/**
 * CNAE: the seven digits of a subclass, 9999-9/99 (CNAE-Subclasses 2.3, IBGE/Concla; FROM KNOWLEDGE, no source at hand): class of
 * five, subclass of two, divisions 01 to 99. The rule of the fifth digit, a check digit, is not published, so only the format is
 * checked.
 */
export const validarCnae = validador({
  forma: /^(?!00)\d{7}$/,
  motivo: 'O CNAE tem sete algarismos, 9999-9/99, e os dois primeiros não são zeros.',
});
