import { formatarInstante } from '#lib/format/data.ts';

/** `14:32` of today, `20/11/2026 14:32` of any other day, on the clock of whoever reads it. */
export function horaOuDia(instante: string, agora = new Date()): string {
  const [dia = '', hora = ''] = formatarInstante(instante).split(' ');
  return formatarInstante(agora.toISOString()).startsWith(dia) ? hora : `${dia} ${hora}`;
}
