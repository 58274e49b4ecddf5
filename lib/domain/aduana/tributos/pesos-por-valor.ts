import type { ItemDeclarado } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';

/**
 * Returns by what an amount of an adição is shared among its items: quantity × unit value, or the quantity when nothing has a value.
 */
export function pesosPorValor(itens: readonly Pick<ItemDeclarado, 'quantidade' | 'valorUnitario'>[]): Exato[] {
  const valores = itens.map(({ quantidade, valorUnitario }) => new Exato(quantidade).times(valorUnitario));
  if (valores.some((valor) => !valor.isZero())) return valores;
  return itens.map(({ quantidade }) => somar([quantidade]));
}
