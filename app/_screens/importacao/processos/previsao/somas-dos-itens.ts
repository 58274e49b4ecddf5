import { saoFiguras, temConteudo } from '#components/itens/linha-de-itens.ts';
import type { ItemDoProcesso } from '#lib/contracts/itens-do-processo.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { valorDasLinhas } from '#lib/domain/pedidos/pedido.ts';

interface SomasDosItens {
  linhas: number;
  /** Number of filled lines whose quantity or unit value cannot be read. */
  deFora: number;
  /** In kilograms, of the lines that have a weight. */
  pesoLiquido: DecimalTexto;
  /** By currency number, 2 decimals: different currencies have no sum. */
  valores: { moeda: string; valor: DecimalTexto }[];
}

/** The totals of goods being typed. Unreadable lines are left out and counted. */
export function somasDosItens(itens: readonly ItemDoProcesso[]): SomasDosItens {
  const cheios = itens.filter(temConteudo);
  const legiveis = cheios.filter(({ quantidade, valorUnitario }) => saoFiguras(quantidade, valorUnitario));
  return {
    linhas: cheios.length,
    deFora: cheios.length - legiveis.length,
    pesoLiquido: somar(cheios.map(({ pesoLiquido }) => (saoFiguras(pesoLiquido) ? pesoLiquido : null))).toFixed(5),
    valores: [...Map.groupBy(legiveis, ({ moeda }) => moeda.codigo)].map(([moeda, seus]) => ({
      moeda,
      valor: valorDasLinhas(seus),
    })),
  };
}
