import type { Exato } from '#lib/domain/decimal-exato.ts';

/** Figures as a sentence in pt-BR writes them. lib/format is for the screens and out of the engine's reach. */

/** `R$ 1.234,50`. */
export function reais(valor: Exato): string {
  return `R$ ${numero(valor, 2)}`;
}

/** `1.234,50000`, with as many decimals as asked. */
export function numero(valor: Exato, casas: number): string {
  const [inteira = '', fracao = ''] = valor.abs().toFixed(casas).split('.');
  const milhares = inteira.replace(/\B(?=(\d{3})+$)/g, '.');
  const sinal = valor.isNegative() && !valor.isZero() ? '-' : '';
  return `${sinal}${milhares}${casas === 0 ? '' : `,${fracao}`}`;
}

/** `1 adição`, `16 adições`. */
export function contagem(quantos: number, um: string, muitos: string): string {
  return `${quantos} ${quantos === 1 ? um : muitos}`;
}
