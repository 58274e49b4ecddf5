import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { SEM_VALOR } from './decimal.ts';

/** `2026-11-20` → `20/11/2026`. No Date: a day without time is that day in every time zone. */
export function formatarData(data: DataTexto | null | undefined): string {
  const [, ano, mes, dia] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(data ?? '') ?? [];
  return ano ? `${dia}/${mes}/${ano}` : SEM_VALOR;
}

/** A month: `2026-11` → `11/2026`. */
export function formatarMes(mes: string | null | undefined): string {
  const [, ano, doAno] = /^(\d{4})-(\d{2})$/.exec(mes ?? '') ?? [];
  return ano ? `${doAno}/${ano}` : SEM_VALOR;
}

/** An ISO instant on the clock of whoever reads it: `20/11/2026 14:02`. */
export function formatarInstante(instante: string | null | undefined): string {
  const quando = new Date(instante ?? '');
  if (Number.isNaN(quando.getTime())) return SEM_VALOR;
  const doisDigitos = (numero: number) => String(numero).padStart(2, '0');
  const dia = `${doisDigitos(quando.getDate())}/${doisDigitos(quando.getMonth() + 1)}/${quando.getFullYear()}`;
  return `${dia} ${doisDigitos(quando.getHours())}:${doisDigitos(quando.getMinutes())}`;
}

/** The time of an ISO instant on the same clock: `14:02`. */
export function formatarHora(instante: string | null | undefined): string {
  return formatarInstante(instante).split(' ')[1] ?? SEM_VALOR;
}
