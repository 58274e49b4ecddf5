import { Exato, porExtenso } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** Formats a quantity as `1.234,5 PECA`, without trailing zeros. */
export function quanto(quantidade: DecimalTexto, unidade: string | null): string {
  const exato = new Exato(quantidade);
  return [porExtenso(exato, exato.decimalPlaces()), unidade].filter(Boolean).join(' ');
}

/** Formats `restam 30 PECA` or `resta 1,5 PECA`: below two it is singular. */
export function restam(quantidade: DecimalTexto, unidade: string | null): string {
  return `${new Exato(quantidade).lt(2) ? 'resta' : 'restam'} ${quanto(quantidade, unidade)}`;
}

/** Lists the first names, and how many more there are. */
export function alguns(nomes: readonly string[], quantos = 3): string {
  const resto = nomes.length - quantos;
  const ditos = nomes.slice(0, quantos).join('; ');
  return resto > 0 ? `${ditos} e mais ${resto}` : ditos;
}
