/** Seconds the Portal demands between two log-ins of a person (PLAT-ER2033), and one of margin for clocks that differ. */
const ENTRE_ENTRADAS_S = 61;

export function proximaEntrada(ultima: Date): Date {
  return new Date(ultima.getTime() + ENTRE_ENTRADAS_S * 1000);
}

/** The daily stop (01:00 to 03:00 of Brasília) of the day of an instant. */
export function paradaDoDia(instante: Date): { de: Date; ate: Date } {
  const { dia } = emBrasilia(instante);
  return { de: new Date(`${dia}T01:00:00-03:00`), ate: new Date(`${dia}T03:00:00-03:00`) };
}

/** When the Portal is asked again after the daily stop that this instant is in; null outside it. */
export function fimDaParada(agora: Date): Date | null {
  const { de, ate } = paradaDoDia(agora);
  return agora >= de && agora < ate ? new Date(ate.getTime() + 30_000) : null;
}

/** When the Portal is asked again after it said to be stopped (PUCX-ER0401): its clock may be some minutes from ours. */
export function voltaDaParada(agora: Date): Date {
  return fimDaParada(agora) ?? new Date(agora.getTime() + 10 * 60_000);
}

/**
 * The instant that `HH:MM:SS` of a PUCX-ER1001 names: the next time the clocks of Brasília show it. Without a time in the message,
 * the end of the hour.
 */
export function voltaDoLimite(mensagem: string, agora: Date): Date {
  const hora = /após as (\d{2}):(\d{2})(?::(\d{2}))?/.exec(mensagem);
  if (!hora) return voltaDaHora(agora);
  const [, h, m, s = '00'] = hora;
  const hoje = new Date(`${emBrasilia(agora).dia}T${h}:${m}:${s}-03:00`);
  const volta = hoje > agora ? hoje : new Date(hoje.getTime() + 24 * HORA_MS);
  return new Date(volta.getTime() + MARGEM_MS);
}

/** The number that a PUCX-ER1001 tells; null when it tells none, or none that could be true. */
export function numeroDoLimite(mensagem: string): number | null {
  const [, numero = ''] = /limite de ([\d.]+) acessos/.exec(mensagem) ?? [];
  return Number(numero.replaceAll('.', '')) || null;
}

/** Calls an hour allows, by function, where a number is published (domain/portal-unico.md §2). */
export const LIMITES_PUBLICADOS: Readonly<Record<string, number>> = { downloadPublico: 3 };

/** The hour of the clock that the Portal counts by: that of Brasília, which differs from ours by whole hours. */
export function inicioDaHora(agora: Date): Date {
  return new Date(Math.floor(agora.getTime() / HORA_MS) * HORA_MS);
}

/** When the next hour has begun. */
export function voltaDaHora(agora: Date): Date {
  return new Date(inicioDaHora(agora).getTime() + HORA_MS + MARGEM_MS);
}

interface ContaDaHora {
  hora: Date;
  chamadas: number;
  /** How many an hour allows; null while nobody knows. */
  numero: number | null;
  /** When the Portal told it; null of a published one. */
  numeroEm: Date | null;
}

/** Whether a known number closes a function: its calls are used up, or a call now might be counted in the next hour. */
export function fechadaPeloNumero({ hora, chamadas, numero, numeroEm }: ContaDaHora, agora: Date): boolean {
  if (numero === null) return false;
  if (voltaDaHora(agora).getTime() - agora.getTime() <= VIRADA_MS) return true;
  const nesta = hora.getTime() === inicioDaHora(agora).getTime() ? chamadas : 0;
  const aTentar = numerosATentar(agora);
  return nesta >= numero && !(aTentar && numeroEm && numeroEm <= aTentar);
}

/**
 * The Portal says when a limit was passed, never that it was raised. So the numbers told before the instant answered here may be passed
 * again, to learn whether they still hold: thirty days ago or more, because a release comes out every seven weeks or so (r61 on 14/11/2024,
 * r68 on 18/11/2025; domain/portal-unico.md §0). Only in the last hour of the Portal's day, for then an excess costs nothing: the block
 * ends with the hour, and at midnight all blocks end and the excesses are forgotten (§2). Null at any other time.
 */
export function numerosATentar(agora: Date): Date | null {
  return emBrasilia(agora).minutos > 23 * 60 ? new Date(agora.getTime() - DIAS_DE_UM_NUMERO * 24 * HORA_MS) : null;
}

/** Seconds to wait after each attempt without an answer; after the last the fetch is given up. */
const ESPERAS_S = [65, 5 * 60, 15 * 60, 60 * 60];

/** When to ask again after this many attempts; null when the fetch is given up. */
export function proximaTentativaNoPortal(tentativas: number, agora: Date): Date | null {
  const espera = ESPERAS_S[tentativas - 1];
  return espera === undefined ? null : new Date(agora.getTime() + espera * 1000);
}

/** The next nightly round: 04:00 of Brasília, after the daily stop. */
export function proximaRonda(agora: Date): Date {
  const hoje = new Date(`${emBrasilia(agora).dia}T04:00:00-03:00`);
  return hoje > agora ? hoje : new Date(hoje.getTime() + 24 * HORA_MS);
}

/** When a person may ask for another look, ten minutes after the last one. */
export function podeOlharDeNovo(olhadoEm: Date): Date {
  return new Date(olhadoEm.getTime() + 10 * 60_000);
}

/**
 * When a followed DUIMP is looked at again; null when nothing more can change. The Portal publishes no limit for it, so hours lie
 * between two looks: one while the canal is awaited, three while it is examined, twelve once the goods are cleared.
 */
export function proximoOlhar({ situacao }: { situacao: string | null }, agora: Date): Date | null {
  if (nadaMaisMuda({ situacao })) return null;
  const horas = /^REGISTRADA/.test(situacao ?? '') ? 1 : /^DESEMBARACADA/.test(situacao ?? '') ? 12 : 3;
  return new Date(agora.getTime() + horas * HORA_MS);
}

/** The goods were delivered, or the DUIMP cancelled: Cais asks no more by itself, but a retificação may still come, and a notice tells it. */
export function nadaMaisMuda({ situacao }: { situacao: string | null }): boolean {
  return /CARGA_ENTREGUE$|^CANCELADA/.test(situacao ?? '');
}

/** The day of the Portal at an instant: its rates are those of that day. */
export function diaDoPortal(instante: Date): string {
  return emBrasilia(instante).dia;
}

function emBrasilia(instante: Date): { dia: string; minutos: number } {
  const local = new Date(instante.getTime() - 3 * HORA_MS);
  return { dia: local.toISOString().slice(0, 10), minutos: local.getUTCHours() * 60 + local.getUTCMinutes() };
}

const HORA_MS = 3_600_000;
const MARGEM_MS = 1_000;
const DIAS_DE_UM_NUMERO = 30;
/** Before the end of an hour: a request may arrive later than it left, and clocks differ. */
const VIRADA_MS = 10_000;
