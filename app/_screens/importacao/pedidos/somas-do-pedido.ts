import { saoFiguras } from '#components/itens/linha-de-itens.ts';
import type { PedidoNovo } from '#lib/contracts/pedido.ts';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { valorDasLinhas } from '#lib/domain/pedidos/pedido.ts';

interface SomasDoPedido {
  linhas: number;
  /** Lines with something in them whose quantity or unit value cannot be read. */
  deFora: number;
  /** Kilograms, of the lines that say theirs. */
  pesoLiquido: DecimalTexto;
  /** In the currency of the order, two decimals. */
  valorItens: DecimalTexto;
  total: DecimalTexto;
}

/** The sums of an order that is being typed: what cannot be read is left out, and counted. */
export function somasDoPedido({ itens, frete, seguro }: Pick<PedidoNovo, 'itens' | 'frete' | 'seguro'>): SomasDoPedido {
  const cheias = itens.filter(({ partNumber, descricao, quantidade }) => partNumber || descricao || quantidade);
  const legiveis = cheias.filter(({ quantidade, valorUnitario }) => saoFiguras(quantidade, valorUnitario));
  const pesos = legiveis.map(({ quantidade, pesoLiquidoUnitario: peso }) =>
    peso !== null && saoFiguras(peso) ? new Exato(quantidade).times(peso).toFixed() : null,
  );
  const valorItens = valorDasLinhas(legiveis);
  const parcelas = [valorItens, ...[frete, seguro].filter((parcela) => saoFiguras(parcela))];
  return {
    linhas: cheias.length,
    deFora: cheias.length - legiveis.length,
    pesoLiquido: somar(pesos).toFixed(5),
    valorItens,
    total: somar(parcelas).toFixed(2),
  };
}
