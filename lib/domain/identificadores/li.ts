import { validador } from './identificador.ts';

/** LI: ten digits AA/NNNNNNN-D. The rule of its digit is not known, and that of the DI fails on it (domain/importacao.md §6.2). */
export const validarLi = validador({ forma: /^\d{10}$/, motivo: 'O número da LI tem dez algarismos, AA/NNNNNNN-D.' });
