import type { AdicaoDeclarada, ItemDaDuimp } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { AdicaoDaDuimp } from './duimp-json-adicoes.ts';
import type { ItemLido } from './duimp-json-item.ts';
import { emComum, somaOuNada, somarOutros, somarTributos } from './duimp-json-tributos.ts';

/** Builds an adição from its items: their common values, and the sums of their amounts. */
export function lerAdicaoDuimp({ numero, itens }: AdicaoDaDuimp): AdicaoDeclarada {
  const comum = <V>(valor: (item: ItemLido) => V | null) => emComum(itens, valor);
  const soma = (valor: (item: ItemDaDuimp) => string | null, casas = 2) =>
    somaOuNada(
      itens.map(({ duimp }) => valor(duimp)),
      casas,
    );
  const outros = somarOutros(itens.map(({ duimp }) => duimp.outros));
  const moeda = comum((item) => item.moeda || null);
  const lpcos = itens.flatMap((item) => item.lpcos);
  return {
    numero,
    numeroLI: null,
    ncm: itens[0]?.ncm ?? '',
    nomeNcm: null,
    incoterm: comum((item) => item.incoterm || null),
    localCondicaoVenda: comum((item) => item.localCondicaoVenda),
    moeda: { codigo: moeda, nome: moeda },
    valorMoeda: moeda === null ? null : soma((item) => item.valorMoeda),
    valorReais: soma((item) => item.valorReais),
    valorTotalCondicaoVenda: null,
    freteReais: soma((item) => item.freteReais),
    seguroReais: soma((item) => item.seguroReais),
    acrescimos: itens.flatMap(({ duimp }) => duimp.acrescimos),
    deducoes: itens.flatMap(({ duimp }) => duimp.deducoes),
    pesoLiquido: soma((item) => item.pesoLiquido, 5),
    quantidadeEstatistica: soma((item) => item.quantidadeEstatistica, 5),
    unidadeEstatistica: null,
    fornecedor: comum((item) => item.fornecedor),
    fabricante: comum((item) => item.fabricante),
    paisOrigem: { codigo: comum((item) => item.paisOrigem), nome: null },
    paisAquisicao: { codigo: comum((item) => item.paisAquisicao), nome: null },
    aplicacao: comum((item) => item.aplicacao),
    condicao: comum((item) => item.condicao),
    tributos: somarTributos(itens.map(({ duimp }) => duimp.tributos)),
    ...(Object.keys(outros).length > 0 && { outros }),
    itens: itens.map((item) => item.declarado),
    campos: { valorAduaneiroBRL: soma((item) => item.valorAduaneiro) },
    ...(lpcos.length > 0 && { grupos: { lpcos } }),
  };
}
