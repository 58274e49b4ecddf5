import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { ItemEnviado, ProdutoSimulado, RascunhoSimulado } from './drafts.ts';
import type { DuimpSimulada } from './duimps.ts';

/** What the calculation of a draft takes from outside it. */
export interface AoCalcular {
  catalogo: ReadonlyMap<string, ProdutoSimulado>;
  taxas: ReadonlyMap<string, string>;
  aMais: ReadonlyMap<string, string>;
  /** Freight of a CE-Mercante, which the cover of a draft does not have. */
  fretes: ReadonlyMap<string, { moeda: string; valor: string }>;
  juros: ReadonlyMap<string, string>;
}

type Decimal = InstanceType<typeof Exato>;

interface ItemCalculado {
  item: ItemEnviado;
  produto: ProdutoSimulado | undefined;
  valorMoeda: Decimal;
  valorReais: Decimal;
  frete: Decimal;
  seguro: Decimal;
  aduaneiro: Decimal;
  devidos: Record<Tributo, Decimal>;
  recolher: Record<Tributo, Decimal>;
}

const TRIBUTOS = ['II', 'IPI', 'PIS', 'COFINS'] as const;
type Tributo = (typeof TRIBUTOS)[number];

/** The values of a draft by the rule of a real DUIMP (docs/decisions/duimp-por-item.md), calculated here and not by the engine. */
export function valoresDoRascunho(rascunho: RascunhoSimulado, ao: AoCalcular) {
  const { itens, frete, seguro } = calculados(rascunho, ao);
  const tributos = TRIBUTOS.map((tipo) => {
    const devido = soma(itens.map(({ devidos }) => devidos[tipo])).plus(ao.aMais.get(tipo) ?? 0);
    const recolher = soma(itens.map(({ recolher: seus }) => seus[tipo])).plus(ao.aMais.get(tipo) ?? 0);
    return { tipo: tipo as string, valoresBRL: valoresDaVersao(tipo, devido, recolher) };
  });
  const adicoes = gruposDe(itens);
  const taxa = new Exato(TAXA_DE_UTILIZACAO[adicoes.length - 1] ?? '0');
  return {
    carga: { frete: { valorTotalBRL: frete.toNumber() }, seguro: { valorTotalBRL: seguro.toNumber() } },
    adicoes: adicoes.map((numeros, i) => ({ numero: i + 1, itens: numeros })),
    mercadoriaLocalEmbarque: { valorTotalBRL: soma(itens.map(({ valorReais }) => valorReais)).toNumber() },
    tributosCalculados: [
      ...tributos,
      { tipo: 'TAXA_UTILIZACAO', valoresBRL: valoresDaVersao('TAXA_UTILIZACAO', taxa, taxa) },
    ],
  };

  /** A retificação says besides what was paid with the versions before, what is still to be paid, and its interest. */
  function valoresDaVersao(tipo: string, devido: Decimal, recolher: Decimal) {
    if (!rascunho.retifica) return valores(devido, recolher);
    const pagos = pagamentosDe(rascunho.retifica.base.capa).filter(({ principal }) => principal.tributo.tipo === tipo);
    const recolhido = soma(pagos.map(({ principal }) => new Exato(principal.valor)));
    const falta = recolher.minus(recolhido);
    const complementar = falta.gt(0) ? falta : ZERO;
    return {
      ...valores(devido, recolher),
      recolhido: recolhido.toNumber(),
      complementar: complementar.toNumber(),
      juros: complementar.isZero() ? 0 : Number(ao.juros.get(tipo) ?? 0),
    };
  }
}

/** The values of one item of a draft; undefined when it has no such item. */
export function valoresDoItemDoRascunho(rascunho: RascunhoSimulado, numeroItem: number, ao: AoCalcular) {
  const achado = calculados(rascunho, ao).itens.find(({ item }) => item.identificacao.numeroItem === numeroItem);
  if (!achado) return undefined;
  const { valorReais, frete, seguro, aduaneiro, devidos, recolher } = achado;
  return {
    condicaoVenda: {
      valorBRL: valorReais.toNumber(),
      frete: { valorBRL: frete.toNumber() },
      seguro: { valorBRL: seguro.toNumber() },
    },
    mercadoria: { valorLocalEmbarqueBRL: valorReais.toNumber(), valorAduaneiroBRL: aduaneiro.toNumber() },
    tributosCalculados: TRIBUTOS.map((tipo) => {
      const aMais = ao.aMais.get(`${tipo} ${numeroItem}`) ?? 0;
      return {
        tipo,
        valoresBRL: valores(devidos[tipo].plus(aMais), recolher[tipo].plus(aMais)),
        memoriaCalculo: memoriaDe(tipo, achado),
      };
    }),
  };
}

/** A draft as the Portal answers it once it is registered. */
export function comoRegistrada(
  numero: string,
  rascunho: RascunhoSimulado,
  ao: AoCalcular,
  dataRegistro: string,
): DuimpSimulada[number] {
  const { capa, retifica } = rascunho;
  const { itens } = calculados(rascunho, ao);
  const { tributosCalculados, adicoes } = valoresDoRascunho(rascunho, ao);
  const versao = retifica?.versao ?? 1;
  const daBase = retifica?.base.capa;
  return {
    capa: {
      ...(daBase && { resultadoAnaliseRisco: daBase.resultadoAnaliseRisco }),
      identificacao: {
        ...capa.identificacao,
        numero,
        versao,
        dataRegistro: daBase?.identificacao.dataRegistro ?? dataRegistro,
      },
      situacao: daBase
        ? { ...(daBase.situacao as object), situacaoAnaliseRetificacao: 'DEFERIDA_AUTOMATICAMENTE' }
        : { situacaoDuimp: 'REGISTRADA_AGUARDANDO_CANAL', controleCarga: 'VINCULADA' },
      carga: capa.carga,
      documentos: capa.documentos,
      adicoes,
      tributos: { tributosCalculados: tributosCalculados.map(consultado) },
      pagamentos: [
        ...(daBase ? pagamentosDe(daBase) : []),
        ...tributosCalculados
          .map(({ tipo, valoresBRL }) => ({ tipo, valor: aPagar(valoresBRL) }))
          .filter(({ valor }) => valor > 0)
          .map(({ tipo, valor }) => ({
            versaoOrigem: String(versao),
            principal: { tributo: { tipo }, codigoReceita: RECEITAS[tipo], valor, dataPagamento: dataRegistro },
          })),
      ],
      quantidadeItens: itens.length,
    },
    itens: itens.map((calculado) => {
      const { item, produto, valorMoeda, valorReais, frete, seguro, aduaneiro, devidos, recolher } = calculado;
      const { tributos, ...resto } = item;
      return {
        ...resto,
        status: 'ATIVO',
        identificacao: { numero, versao: String(versao), numeroItem: item.identificacao.numeroItem },
        produto: {
          codigo: item.produto.codigo ?? 0,
          versao: item.produto.versao ?? '',
          niResponsavel: item.produto.niResponsavel ?? '',
          ncm: produto?.ncm ?? '',
        },
        condicaoVenda: {
          ...item.condicaoVenda,
          valorBRL: valorReais.toNumber(),
          valorMoedaNegociada: valorMoeda.toNumber(),
          frete: { valorBRL: frete.toNumber() },
          seguro: { valorBRL: seguro.toNumber() },
        },
        tributos: {
          mercadoria: { valorLocalEmbarqueBRL: valorReais.toNumber(), valorAduaneiroBRL: aduaneiro.toNumber() },
          tributosAplicados: tributos ?? [],
          tributosCalculados: TRIBUTOS.map((tipo) => ({
            tipo,
            valoresBRL: valores(devidos[tipo], recolher[tipo]),
            memoriaCalculo: memoriaDe(tipo, calculado),
          })),
        },
      };
    }) as DuimpSimulada[number]['itens'],
  };
}

/** The base of the IPI has the II in it, as in the real DUIMP. */
function memoriaDe(tipo: Tributo, { produto, aduaneiro }: ItemCalculado) {
  const doIi = aduaneiro.times(produto?.aliquotas.II ?? 0).div(100);
  return {
    baseCalculoBRL: h2(tipo === 'IPI' ? aduaneiro.plus(doIi) : aduaneiro).toNumber(),
    tipoAliquota: 'AD_VALOREM',
    valorAliquota: Number(produto?.aliquotas[tipo] ?? 0),
    tributado: true,
  };
}

function calculados({ capa: { carga }, itens }: RascunhoSimulado, ao: AoCalcular) {
  const emReais = (moeda: string, valor: string | number) =>
    h2(new Exato(valor).times(moeda === 'BRL' ? 1 : (ao.taxas.get(moeda) ?? 0)));
  const doCe = ao.fretes.get(carga.identificacao ?? '');
  const { frete: daCapa, seguro: segurado } = carga;
  const frete = daCapa
    ? emReais(daCapa.codigoMoedaNegociada, daCapa.valorMoedaNegociada)
    : doCe
      ? emReais(doCe.moeda, doCe.valor)
      : ZERO;
  const seguro = segurado ? emReais(segurado.codigoMoedaNegociada, segurado.valorMoedaNegociada) : ZERO;
  const vendidos = [...itens.values()]
    .toSorted((a, b) => a.identificacao.numeroItem - b.identificacao.numeroItem)
    .map((item) => {
      const { quantidadeComercial, valorUnitarioMoedaNegociada, moedaNegociada } = item.mercadoria;
      const valorMoeda = h2(new Exato(quantidadeComercial).times(valorUnitarioMoedaNegociada));
      return { item, valorMoeda, valorReais: emReais(moedaNegociada.codigo, valorMoeda.toString()) };
    });
  const pesos = soma(vendidos.map(({ item }) => new Exato(item.mercadoria.pesoLiquido)));
  const valoresTotais = soma(vendidos.map(({ valorReais }) => valorReais));
  const cada = vendidos.map(({ item, valorMoeda, valorReais }): ItemCalculado => {
    const { codigo, versao } = item.produto;
    const produto = ao.catalogo.get(`${codigo}/${versao}`);
    const freteDele = pesos.isZero() ? ZERO : frete.times(item.mercadoria.pesoLiquido).div(pesos);
    const seguroDele = valoresTotais.isZero() ? ZERO : seguro.times(valorReais).div(valoresTotais);
    const aduaneiro = h2(valorReais.plus(freteDele).plus(seguroDele));
    const taxa = (tipo: Tributo) => new Exato(produto?.aliquotas[tipo] ?? 0).div(100);
    const devidos = {
      II: h2(aduaneiro.times(taxa('II'))),
      IPI: h2(aduaneiro.plus(aduaneiro.times(taxa('II'))).times(taxa('IPI'))),
      PIS: h2(aduaneiro.times(taxa('PIS'))),
      COFINS: h2(aduaneiro.times(taxa('COFINS'))),
    };
    const recolher = Object.fromEntries(
      TRIBUTOS.map((tipo) => {
        const aplicado = item.tributos?.find(({ tributo }) => tributo?.codigo === tipo);
        return [tipo, (aplicado?.regime?.codigo ?? 1) === 1 ? devidos[tipo] : ZERO];
      }),
    ) as Record<Tributo, Decimal>;
    return {
      item,
      produto,
      valorMoeda,
      valorReais,
      aduaneiro,
      devidos,
      recolher,
      frete: h2(freteDele),
      seguro: h2(seguroDele),
    };
  });
  return { itens: cada, frete, seguro };
}

/** Numbers of the items of each adição. */
function gruposDe(itens: readonly ItemCalculado[]): number[][] {
  const grupos = Map.groupBy(itens, ({ item, produto }) =>
    [produto?.ncm, item.exportador.codigo, item.fabricante.codigo, item.condicaoVenda?.incoterm?.codigo].join(' '),
  );
  return [...grupos.values()].map((seus) => seus.map(({ item }) => item.identificacao.numeroItem));
}

function valores(devido: Decimal, recolher: Decimal) {
  const suspenso = devido.minus(recolher);
  return {
    calculado: devido.toNumber(),
    aReduzir: null,
    devido: devido.toNumber(),
    suspenso: suspenso.isZero() ? null : suspenso.toNumber(),
    aRecolher: recolher.toNumber(),
  };
}

/** A registered version does not say what was still to be paid, only what was. */
function consultado({ tipo, valoresBRL }: { tipo: string; valoresBRL: Valores }) {
  const { complementar, juros: _, ...resto } = valoresBRL;
  return { tipo, valoresBRL: complementar === undefined ? resto : { ...resto, recolhido: resto.aRecolher } };
}

type Valores = ReturnType<typeof valores> & { recolhido?: number; complementar?: number; juros?: number };

const pagamentosDe = ({ pagamentos }: DuimpSimulada[number]['capa']) =>
  (pagamentos ?? []) as { principal: { tributo: { tipo: string }; valor: number } }[];
const aPagar = (um: { aRecolher: number; complementar?: number }) => um.complementar ?? um.aRecolher;

const ZERO = new Exato(0);
const h2 = (valor: Decimal): Decimal => valor.toDecimalPlaces(2, Exato.ROUND_HALF_UP);
const soma = (valoresDe: readonly Decimal[]): Decimal => valoresDe.reduce((total, um) => total.plus(um), ZERO);
/** By the number of adições (domain/importacao.md §3). */
const TAXA_DE_UTILIZACAO = ['154.23', '192.79', '223.64', '254.49', '285.34'];
const RECEITAS: Readonly<Record<string, string>> = {
  II: '0086',
  IPI: '1038',
  PIS: '5602',
  COFINS: '5629',
  TAXA_UTILIZACAO: '7811',
};
