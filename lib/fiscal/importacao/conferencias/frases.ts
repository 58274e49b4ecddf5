import { type Exato, porExtenso } from '#lib/domain/numeros/decimal-exato.ts';

/** Formats an amount as `R$ 1.234,50`. */
export function reais(valor: Exato): string {
  return `R$ ${porExtenso(valor, 2)}`;
}

/** Formats a count as `1 adição` or `16 adições`. */
export function contagem(quantos: number, singular: string, muitos: string): string {
  return `${quantos} ${quantos === 1 ? singular : muitos}`;
}
