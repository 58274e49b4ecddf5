import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { SEM_VALOR } from './decimal.ts';

/** Formats a date: `2026-11-20` → `20/11/2026`. It uses no Date, because a date without time is the same in every time zone. */
export function formatarData(data: DataTexto | null | undefined): string {
  const [, ano, mes, dia] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(data ?? '') ?? [];
  return ano ? `${dia}/${mes}/${ano}` : SEM_VALOR;
}

/** Formats a month: `2026-11` → `11/2026`. */
export function formatarMes(mes: string | null | undefined): string {
  const [, ano, doAno] = /^(\d{4})-(\d{2})$/.exec(mes ?? '') ?? [];
  return ano ? `${doAno}/${ano}` : SEM_VALOR;
}

/** Formats an ISO instant in the reader's time zone: `20/11/2026 14:02`. */
export function formatarInstante(instante: string | null | undefined): string {
  const quando = new Date(instante ?? '');
  if (Number.isNaN(quando.getTime())) return SEM_VALOR;
  const doisDigitos = (numero: number) => String(numero).padStart(2, '0');
  const dia = `${doisDigitos(quando.getDate())}/${doisDigitos(quando.getMonth() + 1)}/${quando.getFullYear()}`;
  return `${dia} ${doisDigitos(quando.getHours())}:${doisDigitos(quando.getMinutes())}`;
}

/** Formats the time of an ISO instant in the reader's time zone: `14:02`. */
export function formatarHora(instante: string | null | undefined): string {
  return formatarInstante(instante).split(' ')[1] ?? SEM_VALOR;
}
