import { saoFiguras, temConteudo } from '#components/itens/linha-de-itens.ts';
import type { ItemDoProcesso } from '#lib/contracts/itens-do-processo.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { valorDasLinhas } from '#lib/domain/pedidos/pedido.ts';

interface SomasDosItens {
  linhas: number;
  /** Lines with something in them whose quantity or unit value cannot be read. */
  deFora: number;
  /** Kilograms, of the lines that say theirs. */
  pesoLiquido: DecimalTexto;
  /** By the number of the currency, two decimals: dollars and euros have no sum. */
  valores: { moeda: string; valor: DecimalTexto }[];
}

/** The sums of goods that are being typed: what cannot be read is left out, and counted. */
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
