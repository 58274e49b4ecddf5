import { validador } from './identificador.ts';

/** NCM: eight digits. The NCM table decides whether the code exists and is in force on a day. */
export const validarNcm = validador({ forma: /^\d{8}$/, motivo: 'A NCM tem oito algarismos, 9999.99.99.' });
