import { aliquotasQueFaltam } from '#lib/domain/aduana/tributos/aliquotas-que-faltam.ts';
import type {
  AdicaoDoCalculo,
  EntradaImportacao,
  TributosPrevistos,
} from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import type { Incoterm } from '#lib/domain/aduana/tributos/incoterm.ts';
import { siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** A process whose declaration is still in preparation. Weights are in kilograms; a currency is given by its Siscomex number. */
export interface ProcessoPrevisto {
  tipoDocumento: 'DI' | 'DUIMP';
  frete: ValorPrevisto | null;
  /** The part of the freight inside Brazil. */
  freteNacional: DecimalTexto | null;
  seguro: ValorPrevisto | null;
  itens: readonly ItemPrevisto[];
  adicoes: readonly AdicaoPrevista[];
}

interface ValorPrevisto {
  moeda: { codigo: string };
  valor: DecimalTexto;
}

export interface ItemPrevisto {
  adicao: number | null;
  ncm: string;
  incoterm: Incoterm;
  moeda: { codigo: string };
  quantidade: DecimalTexto;
  valorUnitario: DecimalTexto;
  pesoLiquido: DecimalTexto | null;
}

export interface AdicaoPrevista extends Pick<AdicaoDoCalculo, 'acrescimos' | 'deducoes'> {
  numero: number;
  tributos: TributosPrevistos;
  antidumping: AdicaoDoCalculo['antidumping'] | null;
}

/** Data missing for the calculation, and the adição that lacks it. */
export interface FaltaNoCalculo {
  adicao: number | null;
  motivo: string;
  /** The items of the adição lack it, so it is filled in among the items. */
  nosItens?: true;
}

/**
 * Builds the input to calculate the taxes of a process before its declaration, as if it were registered on `dia` at `taxas` (reais
 * per unit, by ISO letters). Otherwise it lists what is still missing.
 */
export function entradaPrevista(
  processo: ProcessoPrevisto,
  dia: DataTexto,
  taxas: Readonly<Record<string, DecimalTexto>>,
): { entrada: EntradaImportacao; faltas: [] } | { entrada: null; faltas: FaltaNoCalculo[] } {
  const faltas = [...faltasDosItens(processo, dia), ...faltasDasTaxas(processo, taxas)];
  const [primeiro] = processo.itens;
  if (faltas.length > 0 || !primeiro) return { entrada: null, faltas };
  const { frete, freteNacional, seguro, tipoDocumento } = processo;
  return {
    faltas: [],
    entrada: {
      tipoDocumento,
      dataRegistro: dia,
      incoterm: primeiro.incoterm,
      taxas: { ...taxas },
      frete: frete ? { ...emMoeda(frete), ...(freteNacional && { emTerritorioNacional: freteNacional }) } : undefined,
      seguro: seguro ? emMoeda(seguro) : undefined,
      adicoes: processo.adicoes.map((adicao) => adicaoDoCalculo(adicao, daAdicao(processo, adicao))),
    },
  };
}

/** Returns the ISO letters of the currencies of a process, each once, without the real. */
export function moedasDoPrevisto({ itens, frete, seguro, adicoes }: ProcessoPrevisto): string[] {
  const codigos = [...itens.map(({ moeda }) => moeda.codigo), frete?.moeda.codigo, seguro?.moeda.codigo];
  const siglas = codigos.flatMap((codigo) => (codigo === undefined ? [] : siglaDaMoeda(codigo)));
  const dasAdicoes = adicoes.flatMap(({ acrescimos, deducoes, antidumping }) => [
    ...[...acrescimos, ...deducoes].map(({ moeda }) => moeda),
    ...(antidumping?.tipo === 'ESPECIFICO' ? [antidumping.moeda] : []),
  ]);
  return [...new Set([...siglas, ...dasAdicoes])].filter((sigla) => sigla !== 'BRL');
}

function adicaoDoCalculo(
  { numero, tributos, antidumping, acrescimos, deducoes }: AdicaoPrevista,
  itens: readonly ItemPrevisto[],
): AdicaoDoCalculo {
  const [primeiro] = itens;
  return {
    numero: comoNumero(numero),
    ncm: primeiro?.ncm ?? '',
    incoterm: primeiro?.incoterm,
    moeda: siglaDaMoeda(primeiro?.moeda.codigo ?? null),
    pesoLiquido: somar(itens.map(({ pesoLiquido }) => pesoLiquido)).toFixed(CASAS_DO_PESO),
    itens: itens.map(({ quantidade, valorUnitario, pesoLiquido }) => ({
      quantidade,
      valorUnitario,
      ...(pesoLiquido !== null && { pesoLiquido }),
    })),
    acrescimos,
    deducoes,
    tributos: { ...tributos, ii: { ...tributos.ii, aliquota: tributos.ii.aliquota ?? '0' } },
    ...(antidumping && { antidumping }),
  };
}

function faltasDosItens(processo: ProcessoPrevisto, dia: DataTexto): FaltaNoCalculo[] {
  const { itens, adicoes } = processo;
  if (itens.length === 0) return [{ adicao: null, motivo: 'O processo ainda não tem itens.' }];
  if (adicoes.length === 0) return [{ adicao: null, motivo: 'Os itens ainda não estão em adições: gere-as.' }];
  const soltos = itens.filter(({ adicao }) => adicao === null).length;
  const fora = soltos > 0 ? [{ adicao: null, motivo: itensSoltos(soltos) }] : [];
  return [...fora, ...adicoes.flatMap((adicao) => faltasDaAdicao(adicao, daAdicao(processo, adicao), dia))];
}

function faltasDaAdicao(
  { numero, tributos }: AdicaoPrevista,
  itens: readonly ItemPrevisto[],
  dia: DataTexto,
): FaltaNoCalculo[] {
  const semPeso = itens.some(({ pesoLiquido }) => pesoLiquido === null);
  return [
    ...(semPeso ? [{ adicao: numero, motivo: 'Falta o peso líquido de itens.', nosItens: true as const }] : []),
    ...aliquotasQueFaltam(tributos, dia).map((motivo) => ({ adicao: numero, motivo })),
  ];
}

function faltasDasTaxas(processo: ProcessoPrevisto, taxas: Readonly<Record<string, DecimalTexto>>): FaltaNoCalculo[] {
  return moedasDoPrevisto(processo)
    .filter((sigla) => taxas[sigla] === undefined)
    .map((sigla) => ({ adicao: null, motivo: `Falta a taxa de câmbio de ${sigla}.` }));
}

function daAdicao({ itens }: ProcessoPrevisto, { numero }: AdicaoPrevista): ItemPrevisto[] {
  return itens.filter(({ adicao }) => adicao === numero);
}

function emMoeda({ moeda, valor }: ValorPrevisto) {
  return { moeda: siglaDaMoeda(moeda.codigo), valor };
}

function itensSoltos(quantos: number): string {
  return quantos === 1 ? 'Um item não está em nenhuma adição.' : `${quantos} itens não estão em nenhuma adição.`;
}

function comoNumero(numero: number): string {
  return String(numero).padStart(3, '0');
}

const CASAS_DO_PESO = 5;
