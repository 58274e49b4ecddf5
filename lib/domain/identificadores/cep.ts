import { validador } from './identificador.ts';

export const validarCep = validador({ forma: /^\d{8}$/, motivo: 'O CEP tem oito algarismos.' });
