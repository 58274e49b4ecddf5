import type { AdicaoDoCalculo } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { converterAjustes } from '#lib/fiscal/importacao/ajustes.ts';
import type { ContextoDoCalculo } from '#lib/fiscal/importacao/contexto-do-calculo.ts';
import { emInteiro, type Fracao } from '#lib/fiscal/importacao/inteiros.ts';
import { type Figura, soma, type Termo } from '#lib/fiscal/memoria.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { umaVez } from '#lib/fiscal/uma-vez.ts';
import type { ItemVendido } from './itens-vendidos.ts';

/** The acréscimos and deduções of the price of an item, in cents and unrounded. */
export interface AjustesDoItem {
  partes: readonly Fracao[];
  termos: () => Termo[];
}

/**
 * Returns the adjustments of each item of an adição: its own, and its share of those of the adição by its value on the conditions
 * of sale.
 * @throws {RegraViolada} when the adição has adjustments and its goods have no value.
 */
export function ajustesDosItens(
  adicao: AdicaoDoCalculo,
  indice: number,
  vendidos: readonly ItemVendido[],
  dataRegistro: DataTexto,
  contexto: ContextoDoCalculo,
): AjustesDoItem[] {
  const daAdicao = comSinal(converterAjustes(adicao, `adicoes.${indice}`, dataRegistro, contexto));
  const den = vendidos.reduce((ate, { valorMoeda }) => ate + valorMoeda, 0n);
  if (daAdicao.length > 0 && den === 0n) {
    const motivo = 'Há acréscimos ou deduções a ratear e os itens da adição não têm valor.';
    throw new RegraViolada(`adicoes.${indice}.itens.0.valorUnitario`, motivo);
  }
  const total = umaVez(() =>
    soma(
      {
        nome: `Valor na condição de venda, adição ${adicao.numero}`,
        unidade: adicao.moeda,
        casas: 2,
        fonte: null,
        arredondamento: 'TRUNCAR',
      },
      vendidos.map((item) => item.figuras().valorMoeda),
    ),
  );
  return vendidos.map((item) => {
    const { acrescimos = [], deducoes = [] } = item.entrada;
    if (daAdicao.length === 0 && acrescimos.length === 0 && deducoes.length === 0) return SEM_AJUSTES;
    const ajustesDoItem = comSinal(converterAjustes(item.entrada, item.caminho, dataRegistro, contexto));
    return {
      partes: [
        ...ajustesDoItem.map(({ sinal, valor }) => ({ num: sinal * emInteiro(valor.exato, 2), den: 1n })),
        ...daAdicao.map(({ sinal, valor }) => ({ num: sinal * emInteiro(valor.exato, 2) * item.valorMoeda, den })),
      ],
      termos: () => [
        ...ajustesDoItem.map(({ sinal, valor }) => ({ menos: sinal < 0n, fatores: [valor] })),
        ...daAdicao.map(({ sinal, valor }) => ({
          menos: sinal < 0n,
          fatores: [valor, item.figuras().valorMoeda],
          por: total(),
        })),
      ],
    };
  });
}

const SEM_AJUSTES: AjustesDoItem = { partes: [], termos: () => [] };

function comSinal({ acrescimos, deducoes }: ReturnType<typeof converterAjustes>): { sinal: bigint; valor: Figura }[] {
  return [...acrescimos.map((valor) => ({ sinal: 1n, valor })), ...deducoes.map((valor) => ({ sinal: -1n, valor }))];
}
