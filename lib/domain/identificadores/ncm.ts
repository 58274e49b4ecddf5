import { validador } from './identificador.ts';

/** NCM: eight digits. Whether it is in the table, and in force on a day, is for the table to say. */
export const validarNcm = validador({ forma: /^\d{8}$/, motivo: 'A NCM tem oito algarismos, 9999.99.99.' });
