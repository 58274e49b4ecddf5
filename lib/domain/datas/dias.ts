import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** The day `dias` days after `dia`; a negative number goes back. */
export function somarDias(dia: DataTexto, dias: number): DataTexto {
  const data = meiaNoite(dia);
  data.setUTCDate(data.getUTCDate() + dias);
  return data.toISOString().slice(0, 10);
}

/** Days from `de` to `ate`; negative if `ate` comes first. */
export function diasEntre(de: DataTexto, ate: DataTexto): number {
  return (meiaNoite(ate).getTime() - meiaNoite(de).getTime()) / MILISSEGUNDOS_DO_DIA;
}

/** Days since `dia`; zero for a future day. */
export function diasDesde(dia: DataTexto, hoje: DataTexto): number {
  return Math.max(0, diasEntre(dia, hoje));
}

/** In UTC every day has the same length. */
function meiaNoite(dia: DataTexto): Date {
  return new Date(`${dia}T00:00:00Z`);
}

const MILISSEGUNDOS_DO_DIA = 24 * 60 * 60 * 1000;
