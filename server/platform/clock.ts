import { diaEmManaus } from '#lib/domain/datas/dia-em-manaus.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** The clock of the server, which a test can set. */
export interface Clock {
  agora(): Date;
}

export const systemClock: Clock = { agora: () => new Date() };

/** Today in Manaus, whatever zone the process runs in. */
export const today = (relogio: Clock): DataTexto => diaEmManaus(relogio.agora());

/** The year an instant falls on in Manaus: numbers of documents carry it. */
export const yearInManaus = (instante: Date): number => Number(diaEmManaus(instante).slice(0, 4));
