import { paradaDoDia } from '#lib/portal/domain/horas-do-portal.ts';

/** `HH:MM`, in the time zone of the server. */
export function escreverHora(instante: Date): string {
  return new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone: process.env.TZ }).format(
    instante,
  );
}

/** Tells the daily stop in the time zone of the server, as `escreverHora` tells the end of it, and as the Portal itself tells it. */
export function escreverParada(instante: Date): string {
  const { de, ate } = paradaDoDia(instante);
  const [inicio, fim] = [horaCurta(de, process.env.TZ), horaCurta(ate, process.env.TZ)];
  const aqui = `${SINGULAR.test(inicio) ? 'da' : 'das'} ${ateAs(inicio, fim)}`;
  const la = ateAs(horaCurta(de, BRASILIA), horaCurta(ate, BRASILIA));
  return `O Portal Único para todo dia ${aqui} ${aqui.endsWith(` ${la}`) ? 'de Brasília' : `(${la} de Brasília)`}.`;
}

const ateAs = (inicio: string, fim: string) => `${inicio} ${SINGULAR.test(fim) ? 'à' : 'às'} ${fim}`;

/** `1h`, or `1h30` where the hour is not full. */
function horaCurta(instante: Date, timeZone: string | undefined): string {
  const [hora = '', minuto = ''] = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone })
    .format(instante)
    .split(':');
  return `${Number(hora)}h${minuto === '00' ? '' : minuto}`;
}

const SINGULAR = /^[01]h/;
const BRASILIA = 'America/Sao_Paulo';
