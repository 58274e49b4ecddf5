import type { PorTributo, TributoFederal } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import type { CondicaoDeVenda } from '#lib/domain/aduana/tributos/incoterm.ts';
import { type Fracao, meioParaCima, somarFracoes } from '#lib/fiscal/importacao/inteiros.ts';
import { LEIS } from '#lib/fiscal/importacao/leis-dos-tributos.ts';
import { paraCadaTributo } from '#lib/fiscal/importacao/totais.ts';
import { calcularTributo, type TributoCalculado } from '#lib/fiscal/importacao/tributo.ts';
import { expressao, type Figura, type Termo } from '#lib/fiscal/memoria.ts';
import { CENTAVOS_MEIO_PARA_CIMA } from '#lib/fiscal/precisao.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { umaVez } from '#lib/fiscal/uma-vez.ts';
import type { AjustesDoItem } from './ajustes-do-item.ts';
import { type FigurasDaVenda, type ItemVendido, REGRA_DA_DUIMP } from './itens-vendidos.ts';
import type { RateiosPorItem } from './rateios.ts';
import { type TaxacaoDoItem, type TributoEmCentavos, tributosEmCentavos } from './tributos-em-centavos.ts';

/**
 * A calculated item of a DUIMP. Cents are calculated at once, because a declaration may have thousands of items. Figures are built
 * only for a memória.
 */
export interface ItemCalculado {
  numero: string;
  valorMoeda: bigint;
  valorReais: bigint;
  freteReais: bigint;
  seguroReais: bigint;
  valorAduaneiro: bigint;
  tributos: PorTributo<TributoEmCentavos>;
  figuras: () => FigurasDoItem;
}

export interface FigurasDoItem extends FigurasDaVenda {
  freteReais: Figura;
  seguroReais: Figura;
  valorAduaneiro: Figura;
  tributos: PorTributo<TributoCalculado>;
}

export interface PartesDoItem {
  vendido: ItemVendido;
  condicao: CondicaoDeVenda;
  rateios: RateiosPorItem;
  ajustes: AjustesDoItem;
  taxacoes: PorTributo<TaxacaoDoItem>;
}

/**
 * Calculates the customs value of an item and its taxes, each step half up to the cent. The shares of freight and insurance enter
 * the customs value unrounded. The IPI is on the customs value plus the unrounded II (docs/decisions/duimp-por-item.md).
 * @throws {RegraViolada} when the deductions exceed the value.
 */
export function calcularItem(partes: PartesDoItem): ItemCalculado {
  const { vendido, condicao, rateios, ajustes, taxacoes } = partes;
  const { numero, ordem, caminho, valorMoeda, valorReais } = vendido;
  const frete = rateios.frete.parte(ordem);
  const seguro = rateios.seguro.parte(ordem);
  const exato = somarFracoes([
    { num: valorReais, den: 1n },
    ...(condicao.freteIncluso ? [menos(rateios.freteNacional.parte(ordem))] : [frete]),
    ...(condicao.seguroIncluso ? [] : [seguro]),
    ...ajustes.partes,
  ]);
  if (exato.num < 0n) throw new RegraViolada(`${caminho}.deducoes`, `As deduções passam do valor do item ${numero}.`);
  const valorAduaneiro = meioParaCima(exato);
  return {
    numero,
    valorMoeda,
    valorReais,
    freteReais: meioParaCima(frete),
    seguroReais: meioParaCima(seguro),
    valorAduaneiro,
    tributos: tributosEmCentavos(valorAduaneiro, taxacoes),
    figuras: umaVez(() => figurasDoItem(partes)),
  };
}

function figurasDoItem({ vendido, condicao, rateios, ajustes, taxacoes }: PartesDoItem): FigurasDoItem {
  const { numero, ordem } = vendido;
  const venda = vendido.figuras();
  const rotulo = { ...CENTAVOS_MEIO_PARA_CIMA, unidade: 'R$', fonte: REGRA_DA_DUIMP };
  const termos = (qual: keyof RateiosPorItem): Termo[] => {
    const fatores = rateios[qual].fatores(ordem);
    return fatores ? [fatores] : [];
  };
  const parte = (qual: keyof RateiosPorItem, nome: string) => {
    const [termo] = termos(qual);
    return termo ? expressao({ ...rotulo, nome: `${nome} rateado ao item ${numero}` }, [termo]) : rateios[qual].total;
  };
  const valorAduaneiro = expressao(
    { ...rotulo, nome: `Valor aduaneiro, item ${numero}`, fonte: 'AVA, art. 8; Decreto 6.759/2009, art. 77' },
    [
      { fatores: [venda.valorReais] },
      ...(condicao.freteIncluso
        ? termos('freteNacional').map((termo) => ({ ...termo, menos: true }))
        : termos('frete')),
      ...(condicao.seguroIncluso ? [] : termos('seguro')),
      ...ajustes.termos(),
    ],
  );
  return {
    ...venda,
    freteReais: parte('frete', 'Frete'),
    seguroReais: parte('seguro', 'Seguro'),
    valorAduaneiro,
    tributos: tributosDoItem(numero, valorAduaneiro, taxacoes),
  };
}

function tributosDoItem(numero: string, valorAduaneiro: Figura, taxacoes: PorTributo<TaxacaoDoItem>) {
  const tributar = (qual: TributoFederal, valor: Figura) =>
    calcularTributo({
      nome: `${LEIS[qual].sigla} do item ${numero}`,
      entrada: taxacoes[qual].entrada,
      taxacao: taxacoes[qual].figuras(),
      valor,
      precisao: CENTAVOS_MEIO_PARA_CIMA,
      fonte: LEIS[qual].lei,
    });
  const ii = tributar('ii', valorAduaneiro);
  const semArredondar = ii.entrada.semCalculo
    ? [{ fatores: [ii.devido] }]
    : [{ fatores: [valorAduaneiro, ii.efetiva] }];
  const baseDoIpi = expressao(
    {
      nome: `Base do IPI, item ${numero}`,
      unidade: 'R$',
      casas: 2 + (ii.entrada.semCalculo ? 0 : ii.efetiva.casas + 2),
      arredondamento: 'TRUNCAR',
      fonte: LEIS.ipi.lei,
    },
    [{ fatores: [valorAduaneiro] }, ...semArredondar],
  );
  return paraCadaTributo((qual) => {
    if (qual === 'ii') return ii;
    return tributar(qual, qual === 'ipi' ? baseDoIpi : valorAduaneiro);
  });
}

function menos({ num, den }: Fracao): Fracao {
  return { num: -num, den };
}
