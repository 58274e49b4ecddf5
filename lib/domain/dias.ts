import type { DataTexto } from './decimal-texto.ts';

/** The day `dias` after (or, negative, before) another. */
export function somarDias(dia: DataTexto, dias: number): DataTexto {
  const data = new Date(`${dia}T00:00:00Z`);
  data.setUTCDate(data.getUTCDate() + dias);
  return data.toISOString().slice(0, 10);
}
