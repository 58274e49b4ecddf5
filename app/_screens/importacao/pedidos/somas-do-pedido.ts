import { saoFiguras } from '#components/itens/linha-de-itens.ts';
import type { PedidoNovo } from '#lib/contracts/pedidos/pedido.ts';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { valorDasLinhas } from '#lib/domain/pedidos/pedido.ts';

interface SomasDoPedido {
  linhas: number;
  /** Number of filled lines whose quantity or unit value cannot be read. */
  deFora: number;
  /** In kilograms, of the lines that have a weight; null where none has. */
  pesoLiquido: DecimalTexto | null;
  /** Number of readable lines without a weight. */
  semPeso: number;
  /** In the currency of the order, 2 decimals. */
  valorItens: DecimalTexto;
  total: DecimalTexto;
}

/** The totals of an order being typed. Unreadable lines are left out and counted. */
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
    pesoLiquido: pesos.some((peso) => peso !== null) ? somar(pesos).toFixed(5) : null,
    semPeso: pesos.filter((peso) => peso === null).length,
    valorItens,
    total: somar(parcelas).toFixed(2),
  };
}
