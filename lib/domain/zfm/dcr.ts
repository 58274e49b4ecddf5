import type { BaseDeCusto, TipoCoeficiente } from '#lib/domain/cadastros/importador.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { escreverDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** Novo, retificador or substitutivo (layouts/dcre-layout.csv, TP_DCRE). */
export const TIPOS_DCR = ['N', 'R', 'S'] as const;
export type TipoDcr = (typeof TIPOS_DCR)[number];

export const NOME_TIPO_DCR: Readonly<Record<TipoDcr, string>> = {
  N: 'Novo',
  R: 'Retificador',
  S: 'Substitutivo',
};

/** Steps of the wizard of a new DCR-E (domain/zfm.md §6.4). */
export const ETAPAS_DCR = [
  'identificacao',
  'modelos',
  'nacionais',
  'subcomponentes',
  'importados',
  'mao-de-obra',
  'calculo',
  'conferencia',
] as const;
export type EtapaDoDcr = (typeof ETAPAS_DCR)[number];

export const NOME_ETAPA_DCR: Readonly<Record<EtapaDoDcr, string>> = {
  identificacao: 'Identificação',
  modelos: 'Modelos',
  nacionais: 'Componentes nacionais',
  subcomponentes: 'Subcomponentes',
  importados: 'Componentes importados',
  'mao-de-obra': 'Mão de obra',
  calculo: 'Cálculo',
  conferencia: 'Conferência e envio',
};

/** A finding about a DCR-E, with the step where it is corrected. */
export interface ApontamentoDoDcr {
  nivel: 'erro' | 'aviso';
  codigo: string;
  mensagem: string;
  /** Path in the form, such as `importados.3.preco`; null if no field is concerned. */
  campo: string | null;
  etapa: EtapaDoDcr;
}

/** Document of purchase of an imported component: our own declaration, or the NF of another importer. */
export const DOCUMENTOS_DE_IMPORTADO = ['DI', 'DUIMP', 'NF'] as const;
export type DocumentoDeImportado = (typeof DOCUMENTOS_DE_IMPORTADO)[number];

/** Currency of a price: dollars as given, or reais converted into dollars by the rate of the DCR-E. */
export const MOEDAS_DO_CUSTO = ['USD', 'BRL'] as const;
export type MoedaDoCusto = (typeof MOEDAS_DO_CUSTO)[number];

export type SimNao = 'S' | 'N';

/** Most rows of one type: the sequence number in the file has four digits. */
export const MAXIMO_DE_COMPONENTES = 9999;

/** The NF of purchase of a component; lengths are those of the file. */
interface NotaDoComponente {
  nf: string | null;
  serie: string | null;
  /** CNPJ of the supplier. */
  cnpj: string | null;
  /** Inscrição estadual of the supplier. */
  ie: string | null;
  dataEmissao: DataTexto | null;
}

/** Fields common to every line of a DCR-E. Quantity per unit of the product, 7 decimals; price in `moeda`, 6 decimals. */
export interface LinhaDoDcr extends NotaDoComponente {
  codigo: string;
  descricao: string;
  unidade: string | null;
  ncm: string;
  quantidade: DecimalTexto;
  moeda: MoedaDoCusto;
  preco: DecimalTexto;
}

/** Reg. 2. */
export type NacionalDoDcr = LinhaDoDcr;

/** Reg. 4. */
export interface ImportadoDoDcr extends LinhaDoDcr {
  documento: DocumentoDeImportado;
  /** The lot in stock, if its declaration is in Cais. */
  lote?: { id: string } | null | undefined;
  /** DI: ten digits. DUIMP: fifteen characters. */
  numeroDeclaracao: string | null;
  adicao: number | null;
  /** Position of the item in the adição, from 1. */
  itemDaAdicao: number | null;
  /** Per cent, up to 4 decimals; null while nobody gave it, because zero is a rate. */
  aliquotaII: DecimalTexto | null;
  suspensao: SimNao;
  /** Whether the coefficient reduces its II. */
  reduz: SimNao;
}

/** Reg. 3: an imported part of a national component. */
export interface SubcomponenteDoDcr extends ImportadoDoDcr {
  /** `codigo` of the national component it belongs to. */
  pai: string;
  /** Whether it enters the II base. */
  incluiBC: SimNao;
}

/** Monthly payroll of a production line, from which the labour cost is derived. */
export interface MaoDeObraMensal {
  /** Reais, 2 decimals. */
  salarios: DecimalTexto;
  encargos: DecimalTexto;
  /** Units of the product made in the month, 5 decimals. */
  producao: DecimalTexto;
}

/** Input of the figures of a DCR-E. */
export interface ConteudoDoDcr {
  tipoCoeficiente: TipoCoeficiente;
  /** Percentage points, 2 decimals. */
  acrescimo: DecimalTexto;
  /** Reais per dollar, 6 decimals. */
  taxaUSD: DecimalTexto;
  baseCusto: BaseDeCusto;
  nacionais: readonly NacionalDoDcr[];
  subcomponentes: readonly SubcomponenteDoDcr[];
  importados: readonly ImportadoDoDcr[];
  /** US$ per unit, 4 decimals; if `maoDeObraMensal` is given, its result replaces both values. */
  salarios: DecimalTexto;
  encargos: DecimalTexto;
  maoDeObraMensal: MaoDeObraMensal | null;
}

/** The seven figures of a DCR-E, by their API names: US$ per unit with 7 decimals (CMO 4), coefficients in per cent. */
export interface FigurasDoDcr {
  CCN: DecimalTexto;
  CCI: DecimalTexto;
  CMO: DecimalTexto;
  coefCalculado6: DecimalTexto;
  CRA: DecimalTexto;
  iiCheioUSD: DecimalTexto;
  iiUnitUSD: DecimalTexto;
}

/** Display name of the document behind the cost of a line; null if none is given. */
export function documentoDaLinha(linha: LinhaDoDcr & Partial<ImportadoDoDcr>): string | null {
  const { documento, numeroDeclaracao, adicao, itemDaAdicao, nf, serie, dataEmissao } = linha;
  if (documento === 'DI' || documento === 'DUIMP') {
    if (!numeroDeclaracao) return null;
    const posicao = adicao && itemDaAdicao ? `, ${posicaoNaDeclaracao(adicao, itemDaAdicao)}` : '';
    return `${escreverDeclaracao(numeroDeclaracao)}${posicao}`;
  }
  if (!nf) return null;
  const dia = dataEmissao ? ` de ${diaPorExtenso(dataEmissao)}` : '';
  return `NF ${nf}${serie ? `, série ${serie},` : ''}${dia}`;
}

/** Such as `adição 001, item 01`. */
export function posicaoNaDeclaracao(adicao: number, item: number): string {
  return `adição ${String(adicao).padStart(3, '0')}, item ${String(item).padStart(2, '0')}`;
}
