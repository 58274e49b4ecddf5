import { diaLocal } from '#lib/domain/datas/periodo.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** The clock of the server, which a test can set. */
export interface Clock {
  agora(): Date;
}

export const systemClock: Clock = { agora: () => new Date() };

/** Today in the time zone of the server; TZ is read each time, because the start sets it. */
export const today = (relogio: Clock): DataTexto => dayOf(relogio.agora());

/** The year an instant falls on in Manaus, whatever zone the process runs in: numbers of documents carry it. */
export const yearInManaus = (instante: Date): number => Number(ANO_EM_MANAUS.format(instante));
const ANO_EM_MANAUS = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Manaus', year: 'numeric' });

/** Today in Manaus, whatever zone the process runs in: the year of a tax hangs on it. */
export const todayInManaus = (relogio: Clock): DataTexto => DIA_EM_MANAUS.format(relogio.agora());
const DIA_EM_MANAUS = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Manaus', dateStyle: 'short' });

/** The day an instant falls on, in the time zone of the server. */
export const dayOf = (instante: Date): DataTexto => diaLocal(instante);
