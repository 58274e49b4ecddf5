import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** The day `dias` after (or, negative, before) another. */
export function somarDias(dia: DataTexto, dias: number): DataTexto {
  const data = meiaNoite(dia);
  data.setUTCDate(data.getUTCDate() + dias);
  return data.toISOString().slice(0, 10);
}

/** How many days the second day comes after the first; negative when it comes before. */
export function diasEntre(de: DataTexto, ate: DataTexto): number {
  return (meiaNoite(ate).getTime() - meiaNoite(de).getTime()) / MILISSEGUNDOS_DO_DIA;
}

/** How many days ago a day was; none where it is still to come. */
export function diasDesde(dia: DataTexto, hoje: DataTexto): number {
  return Math.max(0, diasEntre(dia, hoje));
}

/** In UTC every day has the same length. */
function meiaNoite(dia: DataTexto): Date {
  return new Date(`${dia}T00:00:00Z`);
}

const MILISSEGUNDOS_DO_DIA = 24 * 60 * 60 * 1000;
