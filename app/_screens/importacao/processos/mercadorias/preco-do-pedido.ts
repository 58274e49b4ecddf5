import type { MercadoriaLida } from '#lib/contracts/processo/mercadorias.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';

/** `PO 12,50 → DI 12,80, +2,4 %`. Without a price to compare, it says which is missing. */
export function precoPorExtenso({ previsto, valorUnitario, moeda, adicao }: MercadoriaLida): string {
  const preco = previsto?.pedido?.preco;
  if (!preco) return `PO ${SEM_VALOR} (${previsto?.pedido ? 'sem preço' : 'sem linha de PO'})`;
  const doPedido = `PO ${escreverUnitario(preco.valorUnitario)}`;
  if (valorUnitario === null || adicao === null) return doPedido;
  if (preco.moeda !== moeda) return `PO ${preco.moeda} ${escreverUnitario(preco.valorUnitario)} (outra moeda)`;
  const diferenca = diferencaPercentual(preco.valorUnitario, valorUnitario);
  if (diferenca === '0.0' && new Exato(preco.valorUnitario).eq(valorUnitario)) return '= PO';
  return `${doPedido} → DI ${escreverUnitario(valorUnitario)}, ${diferenca === null ? SEM_VALOR : comSinal(diferenca)}`;
}

/** Per cent of the price of the order, 1 decimal; null where that price is zero. */
function diferencaPercentual(doPedido: string, declarado: string): string | null {
  if (new Exato(doPedido).isZero()) return null;
  return new Exato(declarado).minus(doPedido).div(doPedido).times(100).toFixed(1);
}

/** A difference that rounds to nothing is still said to be one. */
function comSinal(percentual: string): string {
  if (new Exato(percentual).isZero()) return 'menos de 0,1 %';
  return `${percentual.startsWith('-') ? '' : '+'}${percentual.replace('.', ',').replace('-', '−')} %`;
}

export function escreverUnitario(valor: string | null): string {
  return valor === null ? SEM_VALOR : semZeros(valor, 2);
}
