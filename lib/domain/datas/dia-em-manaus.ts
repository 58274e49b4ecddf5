import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** The day an instant falls on in Manaus, whatever zone the machine is in: deadlines, numbers and taxes hang on it. */
export const diaEmManaus = (instante: Date): DataTexto => DIA_EM_MANAUS.format(instante);

const DIA_EM_MANAUS = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Manaus', dateStyle: 'short' });
