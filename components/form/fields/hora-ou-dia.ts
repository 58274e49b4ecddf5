import { formatarInstante } from '#lib/format/data.ts';

/** Formats a time: `14:32` for today, `20/11/2026 14:32` for any other day, in the reader's time zone. */
export function horaOuDia(instante: string, agora = new Date()): string {
  const [dia = '', hora = ''] = formatarInstante(instante).split(' ');
  return formatarInstante(agora.toISOString()).startsWith(dia) ? hora : `${dia} ${hora}`;
}
