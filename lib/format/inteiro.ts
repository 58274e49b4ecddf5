import { Exato, porExtenso } from '#lib/domain/numeros/decimal-exato.ts';

/** Formats a count: `12400` → `12.400`. */
export function formatarInteiro(numero: number): string {
  return porExtenso(new Exato(numero), 0);
}
