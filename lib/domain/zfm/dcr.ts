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

/** The walk of a new DCR-E, step by step (domain/zfm.md §6.4). */
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

/** What is held against a DCR-E, or to be looked at, with where it is mended. */
export interface ApontamentoDoDcr {
  nivel: 'erro' | 'aviso';
  codigo: string;
  mensagem: string;
  /** Path in the form, `importados.3.preco`; null where it is about none. */
  campo: string | null;
  etapa: EtapaDoDcr;
}

/** What an imported component was bought by: a declaration of ours, or the NF of somebody who imported it. */
export const DOCUMENTOS_DE_IMPORTADO = ['DI', 'DUIMP', 'NF'] as const;
export type DocumentoDeImportado = (typeof DOCUMENTOS_DE_IMPORTADO)[number];

/** What a price is in: dollars as they stand, or reais turned into dollars by the rate of the DCR-E. */
export const MOEDAS_DO_CUSTO = ['USD', 'BRL'] as const;
export type MoedaDoCusto = (typeof MOEDAS_DO_CUSTO)[number];

export type SimNao = 'S' | 'N';

/** Rows of one kind: as many as the four digits of the sequence number in the file. */
export const MAXIMO_DE_COMPONENTES = 9999;

/** The NF a component was bought by; sizes are those of the file. */
interface NotaDoComponente {
  nf: string | null;
  serie: string | null;
  /** Of the supplier. */
  cnpj: string | null;
  /** Of the supplier. */
  ie: string | null;
  dataEmissao: DataTexto | null;
}

/** What every line of a DCR-E has. Quantity per unit of the product, 7 decimals; price 6 decimals in `moeda`. */
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
  /** Of the stock, where its declaration is here. */
  lote?: { id: string } | null | undefined;
  /** Ten digits of a DI, fifteen characters of a DUIMP. */
  numeroDeclaracao: string | null;
  adicao: number | null;
  /** Place of the item in the adição, from 1. */
  itemDaAdicao: number | null;
  /** Percent, 2 decimals. */
  aliquotaII: DecimalTexto;
  suspensao: SimNao;
  /** Whether the coefficient reduces its II. */
  reduz: SimNao;
}

/** Reg. 3: an imported part of a national component. */
export interface SubcomponenteDoDcr extends ImportadoDoDcr {
  /** `codigo` of the national component it is part of. */
  pai: string;
  /** Whether it enters the base of the II. */
  incluiBC: SimNao;
}

/** What the monthly payroll of a line comes to, for the helper of the labour cost. */
export interface MaoDeObraMensal {
  /** Reais, 2 decimals. */
  salarios: DecimalTexto;
  encargos: DecimalTexto;
  /** Units of the product made in the month, 5 decimals. */
  producao: DecimalTexto;
}

/** What the figures of a DCR-E are reckoned from. */
export interface ConteudoDoDcr {
  tipoCoeficiente: TipoCoeficiente;
  /** Percentage points, 2 decimals. */
  acrescimo: DecimalTexto;
  /** Reais for a dollar, 6 decimals. */
  taxaUSD: DecimalTexto;
  baseCusto: BaseDeCusto;
  nacionais: readonly NacionalDoDcr[];
  subcomponentes: readonly SubcomponenteDoDcr[];
  importados: readonly ImportadoDoDcr[];
  /** US$ per unit, 4 decimals; where the month is told, what comes of it takes their place. */
  salarios: DecimalTexto;
  encargos: DecimalTexto;
  maoDeObraMensal: MaoDeObraMensal | null;
}

/** The seven figures of a DCR-E, named as the wire does: US$ per unit with 7 decimals (CMO 4), coefficients in percent. */
export interface FigurasDoDcr {
  CCN: DecimalTexto;
  CCI: DecimalTexto;
  CMO: DecimalTexto;
  coefCalculado6: DecimalTexto;
  CRA: DecimalTexto;
  iiCheioUSD: DecimalTexto;
  iiUnitUSD: DecimalTexto;
}

/** The document a line was costed by, as people name it; null where none is told. */
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

/** What each field is called, by its path. */
export const ROTULOS_DCR: Readonly<Record<string, string>> = {
  importador: 'Indústria',
  'importador.id': 'Indústria',
  representante: 'Representante legal',
  'representante.id': 'Representante legal',
  tipo: 'Tipo de DCR-E',
  anterior: 'DCR-E anterior',
  'anterior.id': 'DCR-E anterior',
  anteriorNumero: 'Nº do DCR-E anterior',
  processoRetificador: 'Nº do processo administrativo',
  produto: 'Produto',
  'produto.id': 'Produto',
  descricao: 'Descrição do produto',
  ncm: 'NCM do produto',
  unidade: 'Unidade de comercialização',
  pesoBruto: 'Peso bruto unitário (kg)',
  ppb: 'PPB e resolução',
  resolucao: 'Resolução CAS',
  informatica: 'Bem de informática',
  tipoCoeficiente: 'Tipo de coeficiente',
  acrescimo: 'Acréscimo (p.p.)',
  dataBase: 'Data base',
  taxaUSD: 'Taxa do dólar (R$)',
  baseCusto: 'Base de custo dos importados',
  estrutura: 'Estrutura de que foi montado',
  modelos: 'Modelos',
  nacionais: 'Componentes nacionais',
  subcomponentes: 'Subcomponentes importados',
  importados: 'Componentes importados',
  salarios: 'Salários por unidade (US$)',
  encargos: 'Encargos por unidade (US$)',
  maoDeObraMensal: 'Mão de obra do mês',
  'maoDeObraMensal.salarios': 'Salários do mês (R$)',
  'maoDeObraMensal.encargos': 'Encargos do mês (R$)',
  'maoDeObraMensal.producao': 'Produção do mês (unidades)',
  observacao: 'Observação',
};

/** Columns of the lines of a DCR-E, by field. */
export const ROTULOS_LINHA_DO_DCR: Readonly<Record<string, string>> = {
  codigo: 'Código',
  descricao: 'Descrição',
  unidade: 'Unidade',
  ncm: 'NCM',
  quantidade: 'Quantidade',
  moeda: 'Moeda',
  preco: 'Preço unitário',
  custoUSD: 'Custo unitário (US$)',
  valorUSD: 'Valor (US$)',
  nf: 'Nota fiscal',
  serie: 'Série',
  cnpj: 'CNPJ do fornecedor',
  ie: 'IE do fornecedor',
  dataEmissao: 'Emissão',
  documento: 'Documento',
  numeroDeclaracao: 'DI ou DUIMP',
  adicao: 'Adição',
  itemDaAdicao: 'Item',
  aliquotaII: 'II (%)',
  suspensao: 'Suspensão',
  reduz: 'Reduz o II',
  pai: 'Componente nacional',
  incluiBC: 'Entra na base do II',
};

/** `adição 001, item 01`. */
export function posicaoNaDeclaracao(adicao: number, item: number): string {
  return `adição ${String(adicao).padStart(3, '0')}, item ${String(item).padStart(2, '0')}`;
}
