import { aliquotasQueFaltam } from '#lib/domain/aduana/tributos/aliquotas-que-faltam.ts';
import type { TributosPrevistos } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { lerCClassTrib } from '#lib/domain/aduana/tributos/marca-cclasstrib.ts';
import type { ViaTransporte } from '#lib/domain/aduana/viagem/via-transporte.ts';
import { Exato, porExtenso, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { noMeioDaFrase } from '#lib/domain/textos/no-meio-da-frase.ts';
import type { PapelExigido } from './documentos-exigidos.ts';
import type { Licenca, TipoConhecimento } from './processo.ts';
import { NOME_TIPO_DOCUMENTO } from './tipo-documento.ts';

/** Parts of a process, in the order they are filled in. */
export const PARTES_A_PREENCHER = ['identificacao', 'carga', 'itens', 'adicoes', 'tributos', 'documentos'] as const;
export type ParteAPreencher = (typeof PARTES_A_PREENCHER)[number];

/** Something missing that blocks the registration of the declaration, and the part where it is filled in. */
export interface Pendencia {
  parte: ParteAPreencher;
  texto: string;
  /** Other parts whose figures rest on it: without the freight, the taxes are not complete either. */
  tambem?: readonly ParteAPreencher[];
  /** Pendências of a cause are mended together. Without one, the part says it. */
  causa?: 'LICENCA' | 'PAPEL';
}

/** The data of a process that is checked. Weights in kilograms. */
export interface ProcessoARegistrar {
  importador: { id: string | null };
  representante: object | null;
  modalidade: string | null;
  urfDespacho: object | null;
  urfEntrada: object | null;
  recinto: object | null;
  procedencia: object | null;
  viaTransporte: ViaTransporte | null;
  conhecimentoTipo: TipoConhecimento | null;
  conhecimentoNumero: string | null;
  conhecimentoMaster: string | null;
  pesoBruto: DecimalTexto | null;
  pesoLiquido: DecimalTexto | null;
  volumes: readonly object[];
  freteMoeda: object | null;
  freteValor: DecimalTexto | null;
  seguroMoeda: object | null;
  seguroValor: DecimalTexto | null;
  licencas: readonly Pick<Licenca, 'tipo' | 'numero' | 'situacao' | 'deferimento'>[];
}

export interface ItemARegistrar {
  ncm: string;
  pesoLiquido: DecimalTexto | null;
  fornecedor: object | null;
  paisOrigem: object | null;
  numeroLi: string | null;
  adicao: number | null;
  descricao: string;
  cClassTrib?: string | null | undefined;
}

interface ARegistrar {
  /** The day as if it were registered on: today. */
  dia: DataTexto;
  processo: ProcessoARegistrar;
  itens: readonly ItemARegistrar[];
  adicoes: readonly { numero: number; tributos: TributosPrevistos }[];
  /** Missing documents among those that instruct the declaration. */
  papeisQueFaltam: readonly PapelExigido[];
}

/**
 * Everything missing before the declaration can be registered, in the order of the parts: fields of the header and adições
 * (domain/importacao.md §2) and the documents that instruct the declaration (IN SRF 680/2006, art. 18). The Siscomex may still
 * refuse a declaration without pendências.
 */
export function pendenciasDoProcesso({ dia, processo, itens, adicoes, papeisQueFaltam }: ARegistrar): Pendencia[] {
  const porParte: Record<Exclude<ParteAPreencher, 'documentos'>, string[]> = {
    identificacao: daIdentificacao(processo),
    carga: daCarga(processo, itens),
    itens: dosItens(itens, dia),
    adicoes: dasAdicoes(itens, adicoes),
    tributos: dosTributos(adicoes, dia),
  };
  const semGrupo = DO_FORMULARIO.flatMap((parte) =>
    porParte[parte].map((texto): Pendencia => {
      const doCalculo = parte === 'itens' || parte === 'adicoes' || texto === SEM_FRETE;
      return doCalculo ? { parte, texto, tambem: ['tributos'] } : { parte, texto };
    }),
  );
  const dosDocumentos = (causa: 'LICENCA' | 'PAPEL', textos: string[]) =>
    textos.map((texto): Pendencia => ({ parte: 'documentos', texto, causa }));
  return [
    ...semGrupo,
    ...dosDocumentos('LICENCA', dasLicencas(processo.licencas, itens)),
    ...dosDocumentos(
      'PAPEL',
      papeisQueFaltam.map(
        ({ tipo, porque }) => `Documento em falta: ${noMeioDaFrase(NOME_TIPO_DOCUMENTO[tipo])}. ${porque}`,
      ),
    ),
  ];
}

function daIdentificacao(processo: ProcessoARegistrar): string[] {
  return [
    ...seFalta(processo.importador.id, 'Escolha o importador.'),
    ...seFalta(processo.representante, 'Escolha o representante legal.'),
    ...seFalta(processo.modalidade, 'Escolha a modalidade.'),
    ...seFalta(processo.urfDespacho, 'Informe a URF de despacho.'),
    ...seFalta(processo.urfEntrada, 'Informe a URF de entrada.'),
    ...seFalta(processo.recinto, 'Informe o recinto.'),
    ...seFalta(processo.procedencia, 'Informe o país de procedência.'),
  ];
}

function daCarga(processo: ProcessoARegistrar, itens: readonly ItemARegistrar[]): string[] {
  const { viaTransporte, conhecimentoTipo, pesoLiquido } = processo;
  const master = viaTransporte === '01' ? 'o CE-Mercante' : conhecimentoTipo === 'HAWB' ? 'o AWB' : null;
  return [
    ...seFalta(viaTransporte, 'Escolha a via de transporte.'),
    ...seFalta(conhecimentoTipo, 'Escolha o tipo de conhecimento.'),
    ...seFalta(processo.conhecimentoNumero, 'Informe o número do conhecimento.'),
    ...(master ? seFalta(processo.conhecimentoMaster, `Informe ${master}.`) : []),
    ...seFalta(processo.pesoBruto, 'Informe o peso bruto.'),
    ...seFalta(pesoLiquido, 'Informe o peso líquido.'),
    ...(pesoLiquido === null ? [] : daSomaDosPesos(pesoLiquido, itens)),
    ...(processo.volumes.length === 0 ? ['Informe os volumes.'] : []),
    ...seFalta(processo.freteValor, SEM_FRETE),
    ...(processo.freteValor === null ? [] : seFalta(processo.freteMoeda, 'Informe a moeda do frete.')),
    ...(processo.seguroValor === null ? [] : seFalta(processo.seguroMoeda, 'Informe a moeda do seguro.')),
  ];
}

/** Checked only if every item has a weight: before that the sum is incomplete. */
function daSomaDosPesos(pesoLiquido: DecimalTexto, itens: readonly ItemARegistrar[]): string[] {
  if (itens.length === 0 || itens.some((item) => item.pesoLiquido === null)) return [];
  const soma = somar(itens.map((item) => item.pesoLiquido));
  if (soma.eq(pesoLiquido)) return [];
  return [`O peso líquido é ${emQuilos(new Exato(pesoLiquido))} e o dos itens soma ${emQuilos(soma)}.`];
}

function dosItens(itens: readonly ItemARegistrar[], dia: DataTexto): string[] {
  if (itens.length === 0) return ['O processo ainda não tem itens.'];
  return [
    ...sem(itens, 'NCM', ({ ncm }) => ncm),
    ...sem(itens, 'peso líquido', ({ pesoLiquido }) => pesoLiquido),
    ...sem(itens, 'fornecedor', ({ fornecedor }) => fornecedor),
    ...sem(itens, 'país de origem', ({ paisOrigem }) => paisOrigem),
    ...(dia < INICIO_DO_CCLASSTRIB ? [] : semClasse(itens)),
  ];
}

/** The code stands in its field or, as a DI has it, at the head of the text (Notícia Siscomex Importação 116/2025). */
function semClasse(itens: readonly ItemARegistrar[]): string[] {
  const doItem = ({ cClassTrib, descricao }: ItemARegistrar) => cClassTrib ?? lerCClassTrib(descricao).cClassTrib;
  return sem(itens, 'cClassTrib', doItem).map((frase) => `${frase} ${OBRIGATORIO}`);
}

function dasAdicoes(itens: readonly ItemARegistrar[], adicoes: readonly object[]): string[] {
  if (itens.length === 0) return [];
  if (adicoes.length === 0) return ['Os itens ainda não estão em adições: gere-as.'];
  return sem(itens, 'adição', ({ adicao }) => adicao);
}

/** One line a missing rate, with all the adições that lack it. */
function dosTributos(adicoes: ARegistrar['adicoes'], dia: DataTexto): string[] {
  const faltas = adicoes.flatMap(({ numero, tributos }) =>
    aliquotasQueFaltam(tributos, dia).map((falta) => ({ falta, numero: comTresAlgarismos(numero) })),
  );
  return [...Map.groupBy(faltas, ({ falta }) => falta)].map(([falta, faltasIguais]) => {
    const numeros = faltasIguais.map(({ numero }) => numero);
    return `${numeros.length === 1 ? 'Adição' : `${numeros.length} adições,`} ${enumerados(numeros)}: ${falta}`;
  });
}

function dasLicencas(licencas: ProcessoARegistrar['licencas'], itens: readonly ItemARegistrar[]): string[] {
  const conhecidas = new Set(licencas.filter(({ tipo }) => tipo === 'LI').map(({ numero }) => numero));
  const citadas = new Set(itens.flatMap(({ numeroLi }) => numeroLi ?? []));
  return [
    ...licencas
      .filter((licenca) => !foiDeferida(licenca))
      .map(
        ({ tipo, numero }) =>
          `${tipo === 'LPCO' ? 'O LPCO' : 'A LI'} ${numero} não está deferid${tipo === 'LPCO' ? 'o' : 'a'}.`,
      ),
    ...[...citadas]
      .filter((numero) => !conhecidas.has(numero))
      .map((numero) => `A LI ${numero}, de um item, não está entre as licenças do processo.`),
  ];
}

/**
 * PLI and ALI precede the LI and are not declared. Without a Suframa state, the deferral date shows that the licence was granted.
 */
function foiDeferida({ tipo, situacao, deferimento }: ProcessoARegistrar['licencas'][number]): boolean {
  if (tipo === 'PLI' || tipo === 'ALI') return true;
  return situacao === null ? deferimento !== null : situacao === LI_DEFERIDA;
}

function sem(
  itens: readonly ItemARegistrar[],
  oQue: string,
  ler: (item: ItemARegistrar) => string | number | object | null,
): string[] {
  const lugares = itens.flatMap((item, i) => (falta(ler(item)) ? [i + 1] : []));
  if (lugares.length === 0) return [];
  if (lugares.length === itens.length && itens.length > 1) return [`Nenhum item tem ${oQue}.`];
  if (lugares.length === 1) return [`O item ${lugares[0]} está sem ${oQue}.`];
  return [`Os itens ${enumerados(lugares)} estão sem ${oQue}.`];
}

function enumerados(lugares: readonly (string | number)[]): string {
  if (lugares.length === 1) return String(lugares[0]);
  const ditos = lugares.slice(0, MAXIMO_DITO);
  const resto = lugares.length - ditos.length;
  return resto > 0 ? `${ditos.join(', ')} e mais ${resto}` : `${ditos.slice(0, -1).join(', ')} e ${ditos.at(-1)}`;
}

function seFalta(valor: string | number | object | null, frase: string): string[] {
  return falta(valor) ? [frase] : [];
}

const falta = (valor: unknown) => valor === null || valor === '';

function emQuilos(peso: Exato): string {
  return `${porExtenso(peso, Math.max(2, peso.decimalPlaces()))} kg`;
}

function comTresAlgarismos(numero: number): string {
  return String(numero).padStart(3, '0');
}

const DO_FORMULARIO = PARTES_A_PREENCHER.filter((parte) => parte !== 'documentos');
const INICIO_DO_CCLASSTRIB = '2026-01-01';
const OBRIGATORIO = 'Ele é obrigatório na DI, na LI e na DUIMP desde 01/01/2026.';
const LI_DEFERIDA = 1;
const SEM_FRETE = 'Informe o frete, ainda que seja zero.';
/** Most item positions one sentence names. */
const MAXIMO_DITO = 8;
