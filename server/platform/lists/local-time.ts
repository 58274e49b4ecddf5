import { diaLocal } from '#lib/domain/periodo.ts';

/** An ISO instant on the clock of the server (TZ): its day, `2026-11-20`, and time, `14:02`. */
export function momento(instante: string): { dia: string; hora: string } {
  const quando = new Date(instante);
  const doisDigitos = (numero: number) => String(numero).padStart(2, '0');
  return { dia: diaLocal(quando), hora: `${doisDigitos(quando.getHours())}:${doisDigitos(quando.getMinutes())}` };
}
