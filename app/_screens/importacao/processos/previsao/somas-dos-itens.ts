import { saoFiguras, temConteudo } from '#components/itens/linha-de-itens.ts';
import type { ItemDoProcesso } from '#lib/contracts/processo/itens-do-processo.ts';
import type { TipoDocumento } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { valorDasLinhas } from '#lib/domain/pedidos/pedido.ts';

interface SomasDosItens {
  linhas: number;
  /** Number of filled lines whose quantity or unit value cannot be read. */
  deFora: number;
  /** In kilograms, of the lines that have a weight; null when none has one. */
  pesoLiquido: DecimalTexto | null;
  /** Number of lines without a weight that can be read. */
  semPeso: number;
  /** By currency number, 2 decimals: different currencies have no sum. */
  valores: { moeda: string; valor: DecimalTexto }[];
}

/** The totals of goods being typed. Unreadable lines are left out and counted. */
export function somasDosItens(itens: readonly ItemDoProcesso[], documento: TipoDocumento): SomasDosItens {
  const cheios = itens.filter(temConteudo);
  const legiveis = cheios.filter(({ quantidade, valorUnitario }) => saoFiguras(quantidade, valorUnitario));
  const comPeso = cheios.filter(({ pesoLiquido }) => saoFiguras(pesoLiquido));
  return {
    linhas: cheios.length,
    deFora: cheios.length - legiveis.length,
    pesoLiquido: comPeso.length === 0 ? null : somar(comPeso.map(({ pesoLiquido }) => pesoLiquido)).toFixed(5),
    semPeso: cheios.length - comPeso.length,
    valores: [...Map.groupBy(legiveis, ({ moeda }) => moeda.codigo)].map(([moeda, itensDaMoeda]) => ({
      moeda,
      valor: valorDasLinhas(itensDaMoeda, documento),
    })),
  };
}
