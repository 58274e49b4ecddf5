import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** `2026-11-20` → `20/11/2026`; a month `2026-11` → `11/2026`. */
export function diaPorExtenso(dia: DataTexto): string {
  return dia.split('-').reverse().join('/');
}
