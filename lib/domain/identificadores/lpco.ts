import { validador } from './identificador.ts';

/** LPCO: a letter for the type of operation, two digits of year and eight of sequence (domain/importacao.md §6.2). */
export const validarLpco = validador({
  forma: /^[A-Z]\d{10}$/,
  motivo: 'O número do LPCO tem uma letra e dez algarismos.',
});
