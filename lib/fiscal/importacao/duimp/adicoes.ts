import type {
  AdicaoDoCalculo,
  EntradaImportacao,
  PorTributo,
  TributoFederal,
} from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { condicaoDeVenda } from '#lib/domain/aduana/tributos/incoterm.ts';
import { type AdicaoCalculada, taxacoesDe } from '#lib/fiscal/importacao/adicao.ts';
import {
  calcularAntidumping,
  debitoDoAntidumping,
  type SujeitoAoAntidumping,
} from '#lib/fiscal/importacao/antidumping.ts';
import type { CondicaoDeVendaCalculada } from '#lib/fiscal/importacao/condicao-de-venda.ts';
import {
  CASAS_DA_QUANTIDADE,
  CASAS_DO_PRODUTO,
  somarItens,
} from '#lib/fiscal/importacao/conferencias/soma-dos-itens.ts';
import type { ContextoDoCalculo } from '#lib/fiscal/importacao/contexto-do-calculo.ts';
import { emInteiro, exatoDeCentavos } from '#lib/fiscal/importacao/inteiros.ts';
import { paraCadaTributo } from '#lib/fiscal/importacao/totais.ts';
import type { Taxacao, TributoCalculado } from '#lib/fiscal/importacao/tributo.ts';
import { calcularDeMuitos, type Figura, soma } from '#lib/fiscal/memoria.ts';
import { umaVez } from '#lib/fiscal/uma-vez.ts';
import { ajustesDosItens } from './ajustes-do-item.ts';
import { calcularItem, type FigurasDoItem, type ItemCalculado } from './item.ts';
import { type ItemVendido, itensVendidos } from './itens-vendidos.ts';
import { ratearPorItem } from './rateios.ts';
import { type TaxacaoDoItem, taxacoesDosItens } from './tributos-em-centavos.ts';

/**
 * Calculates the adições of a DUIMP: the value and taxes of each item, and their sums.
 * @throws {RegraViolada} with the field when figures contradict each other.
 */
export function adicoesDaDuimp(
  entrada: EntradaImportacao,
  contexto: ContextoDoCalculo,
): { adicoes: AdicaoCalculada[]; frete: Figura; seguro: Figura } {
  const vendidos = itensVendidos(entrada, contexto);
  const rateios = ratearPorItem(entrada, vendidos, contexto);
  const porAdicao = Map.groupBy(vendidos, ({ adicao }) => adicao);
  const adicoes = entrada.adicoes.map((adicao, indice) => {
    const itensDaAdicao = porAdicao.get(indice) ?? [];
    const condicao = condicaoDeVenda(adicao.incoterm ?? entrada.incoterm);
    const ajustes = ajustesDosItens(adicao, indice, itensDaAdicao, entrada.dataRegistro, contexto);
    const { taxacoes, dosItens } = taxar(adicao, indice, itensDaAdicao, contexto);
    const itens = itensDaAdicao.flatMap((vendido, k) => {
      const [ajustesDoItem, taxacoesDoItem] = [ajustes[k], dosItens[k]];
      return ajustesDoItem && taxacoesDoItem
        ? [calcularItem({ vendido, condicao, rateios, ajustes: ajustesDoItem, taxacoes: taxacoesDoItem })]
        : [];
    });
    return somarAdicao(
      adicao,
      { indice, vendidos: itensDaAdicao, itens, taxacoes, taxa: contexto.taxa(adicao.moeda) },
      contexto,
    );
  });
  return { adicoes, frete: rateios.frete.total, seguro: rateios.seguro.total };
}

/** Returns the rates of each item: its own if declared, otherwise those of the adição. */
function taxar(
  adicao: AdicaoDoCalculo,
  indice: number,
  vendidos: readonly ItemVendido[],
  contexto: ContextoDoCalculo,
): { taxacoes: PorTributo<Taxacao>; dosItens: PorTributo<TaxacaoDoItem>[] } {
  // Lazy: only a tax per unit needs it.
  const quantidades = vendidos.map(({ entrada, figuras }) => ({
    get inteiro() {
      return emInteiro(entrada.quantidade, CASAS_DA_QUANTIDADE);
    },
    figura: () => figuras().quantidade,
  }));
  const proprias = vendidos.map(({ entrada, caminho }) =>
    entrada.tributos ? taxacoesDe(entrada.tributos, `${caminho}.tributos`, contexto) : null,
  );
  const [primeira] = proprias;
  const taxacoes = primeira ?? taxacoesDe(adicao.tributos, `adicoes.${indice}.tributos`, contexto);
  const caminhoDe = (qual: TributoFederal) => `adicoes.${indice}.tributos.${qual}.especifica.quantidade`;
  // Lazy: only needed when an item declares no taxes of its own.
  const comuns = umaVez(() =>
    paraCadaTributo((qual) => taxacoesDosItens(adicao.tributos[qual], taxacoes[qual], quantidades, caminhoDe(qual))),
  );
  const dosItens = vendidos.map((vendido, k) => {
    const taxacoesProprias = proprias[k];
    return paraCadaTributo((qual) => {
      const sozinha =
        taxacoesProprias &&
        taxacoesDosItens(
          vendido.entrada.tributos?.[qual] ?? adicao.tributos[qual],
          taxacoesProprias[qual],
          quantidades.slice(k, k + 1),
          caminhoDe(qual),
        );
      return (sozinha?.[0] ?? comuns()[qual][k]) as TaxacaoDoItem;
    });
  });
  return { taxacoes, dosItens };
}

/**
 * Lists the subjects of the antidumping of an adição: the items that declare it, or every item when the adição has a percentage. An
 * amount per unit given for the adição belongs to no item.
 */
function antidumpingDosItens(
  { numero, antidumping, itens: entradas }: AdicaoDoCalculo,
  { indice, vendidos, itens }: PartesDaAdicao,
  valorAduaneiro: Figura,
): SujeitoAoAntidumping[] {
  const daAdicao = { caminho: `adicoes.${indice}.antidumping`, antidumping };
  if (antidumping?.tipo === 'ESPECIFICO') return [{ ...daAdicao, qual: `adição ${numero}`, valor: valorAduaneiro }];
  const proprio = entradas.some((item) => item.antidumping);
  return itens.flatMap((item, k) => {
    const vendido = vendidos[k];
    const direito = proprio && vendido ? { caminho: `${vendido.caminho}.antidumping`, ...vendido.entrada } : daAdicao;
    if (!direito.antidumping) return [];
    return [
      {
        qual: `item ${item.numero}`,
        caminho: direito.caminho,
        antidumping: direito.antidumping,
        valor: item.figuras().valorAduaneiro,
      },
    ];
  });
}

interface PartesDaAdicao {
  indice: number;
  vendidos: readonly ItemVendido[];
  itens: readonly ItemCalculado[];
  taxacoes: PorTributo<Taxacao>;
  taxa: Figura;
}

function somarAdicao(adicao: AdicaoDoCalculo, partes: PartesDaAdicao, contexto: ContextoDoCalculo): AdicaoCalculada {
  const { numero } = adicao;
  const { itens, taxacoes, taxa } = partes;
  const somar = (nome: string, centavos: (item: ItemCalculado) => bigint, figura: (item: FigurasDoItem) => Figura) =>
    somaDosItens(`${nome}, adição ${numero}`, 'R$', itens, centavos, figura);
  const valorAduaneiro = somar(
    'Valor aduaneiro',
    (item) => item.valorAduaneiro,
    (figuras) => figuras.valorAduaneiro,
  );
  const tributos = paraCadaTributo((qual) => somarTributo(adicao, qual, itens, taxacoes[qual], valorAduaneiro));
  const antidumpings = antidumpingDosItens(adicao, partes, valorAduaneiro);
  const somarAntidumping = (nome: string, parcelas: readonly Figura[]) =>
    soma(
      { nome: `${nome}, adição ${numero}`, unidade: 'R$', casas: 2, arredondamento: 'TRUNCAR', fonte: null },
      parcelas,
    );
  return {
    numero,
    venda: vendaDaAdicao(adicao, taxa, itens),
    freteReais: somar(
      'Frete',
      (item) => item.freteReais,
      (figuras) => figuras.freteReais,
    ),
    seguroReais: somar(
      'Seguro',
      (item) => item.seguroReais,
      (figuras) => figuras.seguroReais,
    ),
    valorAduaneiro,
    base: valorAduaneiro,
    tributos,
    antidumping: somarAntidumping(
      'Antidumping',
      antidumpings.map((sujeito) => calcularAntidumping(sujeito, contexto)),
    ),
    // Each item is already rounded half up, so the debit equals the amount to pay.
    aDebitar: {
      ...paraCadaTributo((qual) => tributos[qual].recolher),
      antidumping: somarAntidumping(
        'Antidumping a debitar',
        antidumpings.map((sujeito) => debitoDoAntidumping(sujeito, contexto)),
      ),
    },
    itens,
  };
}

function somarTributo(
  { numero, itens: entradas, tributos }: AdicaoDoCalculo,
  qual: TributoFederal,
  itens: readonly ItemCalculado[],
  { aliquotas, efetiva }: Taxacao,
  base: Figura,
): TributoCalculado {
  const nome = `${qual.toUpperCase()} da adição ${numero}`;
  const parte = (
    qualParte: 'calculado' | 'reduzido' | 'devido' | 'desonerado' | 'recolher',
    titulo: string,
    centavos: (item: ItemCalculado) => bigint,
  ) => somaDosItens(`${nome}: ${titulo}`, 'R$', itens, centavos, (item) => item.tributos[qual][qualParte]);
  return {
    entrada: entradas[0]?.tributos?.[qual] ?? tributos[qual],
    base,
    aliquotas,
    efetiva,
    calculado: parte('calculado', 'calculado', (item) => item.tributos[qual].calculado),
    reduzido: parte(
      'reduzido',
      'reduzido',
      ({ tributos: tributosDoItem }) => tributosDoItem[qual].calculado - tributosDoItem[qual].devido,
    ),
    devido: parte('devido', 'devido', (item) => item.tributos[qual].devido),
    desonerado: parte(
      'desonerado',
      'desonerado',
      ({ tributos: tributosDoItem }) => tributosDoItem[qual].devido - tributosDoItem[qual].recolher,
    ),
    recolher: parte('recolher', 'a recolher', (item) => item.tributos[qual].recolher),
  };
}

function vendaDaAdicao(
  { numero, moeda, itens: entradas }: AdicaoDoCalculo,
  taxa: Figura,
  itens: readonly ItemCalculado[],
): CondicaoDeVendaCalculada {
  return {
    taxa,
    valor: somaDosItens(
      `Valor na condição de venda, adição ${numero}`,
      moeda,
      itens,
      (item) => item.valorMoeda,
      (figuras) => figuras.valorMoeda,
    ),
    total: calcularDeMuitos(
      {
        nome: `Total sem arredondar na condição de venda, adição ${numero}`,
        unidade: moeda,
        casas: CASAS_DO_PRODUTO,
        arredondamento: 'TRUNCAR',
        fonte: null,
        formula: SOMA,
      },
      somarItens(entradas, 2).exata,
      () => itens.map((item) => item.figuras().exato),
    ),
    reais: somaDosItens(
      `Condição de venda em reais, adição ${numero}`,
      'R$',
      itens,
      (item) => item.valorReais,
      (figuras) => figuras.valorReais,
    ),
    itens: () => itens.map((item) => item.figuras().valorMoeda),
  };
}

function somaDosItens(
  nome: string,
  unidade: string,
  itens: readonly ItemCalculado[],
  centavos: (item: ItemCalculado) => bigint,
  figura: (item: FigurasDoItem) => Figura,
): Figura {
  const total = itens.reduce((ate, item) => ate + centavos(item), 0n);
  return calcularDeMuitos(
    { nome, unidade, casas: 2, arredondamento: 'TRUNCAR', fonte: null, formula: SOMA },
    exatoDeCentavos(total),
    () => itens.map((item) => figura(item.figuras())),
  );
}

const SOMA = 'soma das parcelas';
