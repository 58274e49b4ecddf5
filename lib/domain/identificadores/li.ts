import { validador } from './identificador.ts';

/** LI: ten digits AA/NNNNNNN-D. The check digit rule is unknown; that of the DI does not fit (domain/importacao.md §6.2). */
export const validarLi = validador({ forma: /^\d{10}$/, motivo: 'O número da LI tem dez algarismos, AA/NNNNNNN-D.' });
