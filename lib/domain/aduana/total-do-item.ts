import { dinheiro, Exato, truncarCentavos } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ItemDeclarado } from './declaracao-importacao.ts';

/**
 * The value of a declared item in the currency of its adição, 2 decimals. A DUIMP declares it. For a DI it is quantity × unit value,
 * truncated to the cent as in the Siscomex sums (domain/importacao.md §3.4).
 */
export function totalDoItem({ quantidade, valorUnitario, duimp }: ItemDeclarado): DecimalTexto {
  if (duimp?.valorMoeda) return duimp.valorMoeda;
  return dinheiro(truncarCentavos(new Exato(quantidade).times(valorUnitario)));
}
