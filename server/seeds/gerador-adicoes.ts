import type {
  AdicaoDeclarada,
  CodigoNome,
  TributoDi,
  TributosDeclarados,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { condicaoDeVenda } from '#lib/domain/aduana/tributos/incoterm.ts';
import { arredondarCentavos, dinheiro, Exato, truncarCentavos } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { somaDosItens } from '#lib/fiscal/importacao/conferencias/conferencia-itens.ts';
import { valorAduaneiroDeclarado } from '#lib/fiscal/importacao/declarada/valor-aduaneiro-declarado.ts';
import { CAMPOS_ADICAO } from '#lib/siscomex/di/di-xml-campos-adicao.ts';
import { folhasDaAdicao } from '#lib/siscomex/di/di-xml-escrita.ts';
import { decodificar } from '#lib/siscomex/xml/campo-xml.ts';
import { NOME_DA_MOEDA } from './catalogo-ficticio.ts';
import type { ContextoDaDeclaracao, RegimeFicticio } from './gerador-contexto.ts';
import type { Partida } from './gerador-partidas.ts';

/** Makes the adições of a fictitious declaration, computed as the Siscomex does (domain/importacao.md §3.4). */
export function apurarAdicoes(contexto: ContextoDaDeclaracao, numeroDI: string): AdicaoDeclarada[] {
  return contexto.partidas.map((partida, indice) => {
    const rateio = rateioDe(contexto, partida);
    const adicao = apurarAdicao(contexto, partida, rateio, String(indice + 1).padStart(3, '0'));
    const campos = { ...FIGURAS_ZERADAS, ...folhasSemModelo(contexto, rateio, adicao), numeroDI };
    return { ...adicao, campos: folhasDaAdicao({ ...adicao, campos }) };
  });
}

/** The shares of an adição in the totals of the declaration: freight by net weight, insurance by price. */
interface Rateio {
  preco: Exato;
  /** The price before any truncation. */
  precoCheio: Exato;
  porPeso: (total: DecimalTexto | null) => Exato;
  porPreco: (total: DecimalTexto | null) => Exato;
}

function rateioDe({ mercadorias, pesoLiquido }: ContextoDaDeclaracao, partida: Partida): Rateio {
  const preco = somaDosItens(partida.itens);
  const precoCheio = partida.itens.reduce(
    (soma, { quantidade, valorUnitario }) => soma.plus(new Exato(quantidade).times(valorUnitario)),
    new Exato(0),
  );
  return {
    preco,
    precoCheio,
    porPeso: (total) => new Exato(total ?? 0).times(partida.pesoLiquido).div(pesoLiquido),
    porPreco: (total) => new Exato(total ?? 0).times(preco).div(mercadorias),
  };
}

function apurarAdicao(
  contexto: ContextoDaDeclaracao,
  partida: Partida,
  rateio: Rateio,
  numero: string,
): AdicaoDeclarada {
  const { produto, origem, itens, pesoLiquido } = partida;
  const { incoterm, moeda, taxa, frete, seguro, regime } = contexto;
  const valor = {
    incoterm,
    valorReais: dinheiro(truncarCentavos(rateio.preco.times(taxa))),
    freteReais: dinheiro(truncarCentavos(rateio.porPeso(frete.valorReais))),
    seguroReais: dinheiro(truncarCentavos(rateio.porPreco(seguro.valorReais))),
    acrescimos: [],
    deducoes: [],
  };
  return {
    ...valor,
    numero,
    numeroLI: null,
    ncm: produto.ncm,
    nomeNcm: produto.nomeNcm,
    localCondicaoVenda: origem.local,
    moeda: { codigo: moeda, nome: NOME_DA_MOEDA[moeda] ?? null },
    valorMoeda: dinheiro(rateio.preco),
    valorTotalCondicaoVenda: rateio.precoCheio.toFixed(7),
    pesoLiquido,
    quantidadeEstatistica: produto.unidadeEstatistica === 'UNIDADE' ? quantidadeDe(partida) : pesoLiquido,
    unidadeEstatistica: produto.unidadeEstatistica,
    fornecedor: origem.fornecedor,
    fabricante: origem.fabricante,
    paisOrigem: origem.pais,
    paisAquisicao: origem.pais,
    aplicacao: regime === 'zfm' ? 'INDUSTRIALIZACAO' : 'CONSUMO',
    condicao: 'NOVA',
    tributos: apurarTributos(regime, produto.aliquotas, valorAduaneiroDeclarado(valor), baseCheia(contexto, rateio)),
    itens,
    campos: {},
  };
}

function quantidadeDe({ itens }: Partida): DecimalTexto {
  return itens.reduce((soma, { quantidade }) => soma.plus(quantidade), new Exato(0)).toFixed(5);
}

/** The printed base: the customs value from untruncated figures, rounded half up once. */
function baseCheia({ incoterm, taxa, taxaDolar, frete, seguro }: ContextoDaDeclaracao, rateio: Rateio): Exato {
  const { freteIncluso, seguroIncluso } = condicaoDeVenda(incoterm);
  const emReais = rateio.precoCheio
    .times(taxa)
    .plus(freteIncluso ? 0 : rateio.porPeso(frete.valorMoeda).times(taxaDolar))
    .plus(seguroIncluso ? 0 : rateio.porPreco(seguro.valorMoeda).times(taxa));
  return arredondarCentavos(emReais);
}

const SUSPENSAO = { codigo: '5', nome: 'SUSPENSAO' };
const INTEGRAL = { codigo: '1', nome: 'RECOLHIMENTO INTEGRAL' };

/** ZFM: II exempt, IPI and PIS/COFINS suspended (domain/importacao.md §4.8 and §7). */
const REGIMES: Readonly<Record<RegimeFicticio, Record<TributoDi, CodigoNome>>> = {
  zfm: { ii: { codigo: '3', nome: 'ISENCAO' }, ipi: SUSPENSAO, pis: SUSPENSAO, cofins: SUSPENSAO },
  consumo: { ii: INTEGRAL, ipi: { codigo: '4', nome: 'SEM BENEFICIO' }, pis: INTEGRAL, cofins: INTEGRAL },
};

function apurarTributos(
  regime: RegimeFicticio,
  [aliquotaIi, aliquotaIpi, aliquotaPis, aliquotaCofins]: Partida['produto']['aliquotas'],
  valorAduaneiro: DecimalTexto,
  base: Exato,
): TributosDeclarados {
  const tributo = (qual: TributoDi, aliquota: DecimalTexto, sobre: Exato, impressa: Exato | null) => {
    const devido = dinheiro(truncarCentavos(sobre.times(aliquota).div(100)));
    return {
      regime: REGIMES[regime][qual],
      base: impressa && dinheiro(impressa),
      aliquota,
      aliquotaReduzida: null,
      devido,
      recolher: regime === 'zfm' ? '0.00' : devido,
    };
  };
  const valor = new Exato(valorAduaneiro);
  const ii = tributo('ii', aliquotaIi, valor, base);
  return {
    ii,
    ipi: tributo('ipi', aliquotaIpi, base.plus(ii.devido), null),
    pis: tributo('pis', aliquotaPis, valor, base),
    cofins: tributo('cofins', aliquotaCofins, valor, base),
  };
}

/** The figures of the file that are zero for these goods. */
const FIGURAS_ZERADAS = Object.fromEntries(
  Object.entries(CAMPOS_ADICAO.adicao)
    .filter(([, campo]) => campo.tipo === 'decimal')
    .map(([nome, campo]) => [nome, String(decodificar(campo, '0'))]),
);

/** The leaves without a place in the model, as a real file prints them. */
function folhasSemModelo(
  { frete, seguro }: ContextoDaDeclaracao,
  rateio: Rateio,
  { freteReais, seguroReais, fornecedor, fabricante, tributos }: AdicaoDeclarada,
): AdicaoDeclarada['campos'] {
  const fabricanteExporta = fornecedor === fabricante;
  return {
    codigoRelacaoCompradorVendedor: fabricanteExporta ? '1' : '2',
    relacaoCompradorVendedor: fabricanteExporta ? 'Fabricante é o Exportador' : 'Fabricante não é o Exportador',
    codigoVinculoCompradorVendedor: '1',
    vinculoCompradorVendedor: 'Não há vinculação entre comprador e vendedor.',
    condicaoVendaMetodoValoracaoCodigo: '01',
    condicaoVendaMetodoValoracaoNome: 'METODO 1 - ART. 1 DO ACORDO (DECRETO 92930/86)',
    dadosCambiaisCoberturaCambialCodigo: '1',
    dadosCambiaisCoberturaCambialNome: "COM COBERTURA CAMBIAL E PAGAMENTO FINAL A PRAZO DE ATE' 180",
    freteMoedaNegociadaCodigo: frete.moeda.codigo,
    freteValorMoedaNegociada: dinheiro(truncarCentavos(rateio.porPeso(frete.valorMoeda))),
    seguroMoedaNegociadaCodigo: seguro.moeda.codigo,
    seguroValorMoedaNegociada: dinheiro(truncarCentavos(rateio.porPreco(seguro.valorMoeda))),
    valorReaisFreteInternacional: freteReais,
    valorReaisSeguroInternacional: seguroReais,
    iiAliquotaValorCalculado: tributos.ii.devido,
    sequencialRetificacao: '00',
  };
}
