import type { AdicaoDoCalculo } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import type { CondicaoDeVenda } from '#lib/domain/aduana/tributos/incoterm.ts';
import { expressao, type Figura, type Termo } from '#lib/fiscal/memoria.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import type { AjustesEmReais } from './ajustes.ts';
import type { CondicaoDeVendaCalculada } from './condicao-de-venda.ts';
import type { ContextoDoCalculo } from './contexto-do-calculo.ts';
import type { ParteDoRateio } from './rateio.ts';

export interface PartesDaAdicao {
  venda: CondicaoDeVendaCalculada;
  frete: ParteDoRateio;
  freteNacional: ParteDoRateio;
  seguro: ParteDoRateio;
  ajustes: AjustesEmReais;
}

/**
 * Calculates the customs value of an adição. It is the price, plus freight and insurance unless the price includes them, plus
 * acréscimos, minus deduções. Freight inside Brazil that the price includes is deducted (AVA, art. 8; Decreto 6.759/2009, art. 77).
 * For a DI there are two results: `valor` sums the truncated parts; `base` is the value that the declaration prints and the IPI
 * uses, rounded once at the end (domain/importacao.md §3.4).
 * @throws {RegraViolada} when the deductions exceed the value.
 */
export function calcularValorAduaneiro(
  { numero }: AdicaoDoCalculo,
  indice: number,
  { freteIncluso, seguroIncluso }: CondicaoDeVenda,
  { venda, frete, freteNacional, seguro, ajustes }: PartesDaAdicao,
  { regras }: ContextoDoCalculo,
): { valor: Figura; base: Figura } {
  const ajuste: Termo[] = [
    ...(freteIncluso && freteNacional.exato ? [{ menos: true, fatores: [freteNacional.reais] }] : []),
    ...ajustes.acrescimos.map((acrescimo) => ({ fatores: [acrescimo] })),
    ...ajustes.deducoes.map((deducao) => ({ menos: true, fatores: [deducao] })),
  ];
  const aSomar = [...(freteIncluso ? [] : [frete]), ...(seguroIncluso ? [] : [seguro])].flatMap(({ reais, exato }) =>
    exato ? [{ reais, exato }] : [],
  );
  const rotulo = { unidade: 'R$', fonte: 'AVA, art. 8; Decreto 6.759/2009, art. 77' };
  const valor = expressao({ ...rotulo, ...regras.conversao, nome: `Valor aduaneiro, adição ${numero}` }, [
    { fatores: [venda.reais] },
    ...aSomar.map(({ reais }) => ({ fatores: [reais] })),
    ...ajuste,
  ]);
  if (valor.exato.isNegative()) {
    throw new RegraViolada(`adicoes.${indice}.deducoes`, 'As deduções passam do valor da adição.');
  }
  const base = expressao({ ...rotulo, ...regras.baseCalculo, nome: `Base de cálculo, adição ${numero}` }, [
    { fatores: [venda.total, venda.taxa] },
    ...aSomar.map(({ exato }) => exato),
    ...ajuste,
  ]);
  return { valor, base };
}
