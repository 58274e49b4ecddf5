import { Exato, porExtenso } from '#lib/domain/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/decimal-texto.ts';
import { escreverDeclaracao } from '#lib/domain/numero-declaracao.ts';

/** `1.234,5 PECA`, without the zeros of its column. */
export function quanto(quantidade: DecimalTexto, unidade: string | null): string {
  const exato = new Exato(quantidade);
  return [porExtenso(exato, exato.decimalPlaces()), unidade].filter(Boolean).join(' ');
}

/** `restam 30 PECA`, `resta 1,5 PECA`: below two it is singular. */
export function restam(quantidade: DecimalTexto, unidade: string | null): string {
  return `${new Exato(quantidade).lt(2) ? 'resta' : 'restam'} ${quanto(quantidade, unidade)}`;
}

/** `adição 001, item 2`, as it stands on the paper. */
export function lugarDoLote({ adicao, item }: { adicao: number; item: number }): string {
  return `adição ${String(adicao).padStart(3, '0')}, item ${item}`;
}

/** `DI 23/9000001-0, adição 001, item 2`. */
export function nomeDoLote(lote: { numeroDeclaracao: string; adicao: number; item: number }): string {
  return `${escreverDeclaracao(lote.numeroDeclaracao)}, ${lugarDoLote(lote)}`;
}

/** The first of many, and how many more there are. */
export function alguns(nomes: readonly string[], quantos = 3): string {
  const resto = nomes.length - quantos;
  const ditos = nomes.slice(0, quantos).join('; ');
  return resto > 0 ? `${ditos} e mais ${resto}` : ditos;
}
