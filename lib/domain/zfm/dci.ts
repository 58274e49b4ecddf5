import type { LocalDestino } from '#lib/domain/aduana/local-destino.ts';
import type { LeituraDaMora } from '#lib/domain/aduana/mora.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { LugarNoPapel } from './saldo-insumo.ts';

/** Of a month, in the procedimento simplificado; or of one nota, which passes through the recinto (IN SRF 242/2002). */
export const TIPOS_DCI = ['MENSAL', 'INDIVIDUAL'] as const;
export type TipoDci = (typeof TIPOS_DCI)[number];

export const NOME_TIPO_DCI: Readonly<Record<TipoDci, string>> = { MENSAL: 'Mensal', INDIVIDUAL: 'Individual' };

export const NATUREZAS_DCI = ['ORIGINAL', 'RETIFICADORA'] as const;
export type NaturezaDci = (typeof NATUREZAS_DCI)[number];

export const NOME_NATUREZA_DCI: Readonly<Record<NaturezaDci, string>> = {
  ORIGINAL: 'Original',
  RETIFICADORA: 'Retificadora',
};

/** What leaves, in the order of the file: records 11, 21, 31, 41. */
export const MODALIDADES_DCI = ['PE', 'PI_COM_PPB', 'PI_SEM_PPB', 'PN'] as const;
export type ModalidadeDci = (typeof MODALIDADES_DCI)[number];
/** A produto nacional owes nothing suspended here. */
export type ModalidadeTributada = Exclude<ModalidadeDci, 'PN'>;

export const NOME_MODALIDADE_DCI: Readonly<Record<ModalidadeDci, string>> = {
  PE: 'Produto estrangeiro',
  PI_COM_PPB: 'Industrializado com PPB',
  PI_SEM_PPB: 'Industrializado sem PPB',
  PN: 'Produto nacional',
};

/** As it fits a chip. */
export const SIGLA_MODALIDADE_DCI: Readonly<Record<ModalidadeDci, string>> = {
  PE: 'PE',
  PI_COM_PPB: 'PI com PPB',
  PI_SEM_PPB: 'PI sem PPB',
  PN: 'PN',
};

/** Taxes a DCI pays, by their names on the wire. */
export const TRIBUTOS_DCI = ['II', 'IPI', 'PIS', 'COFINS'] as const;
export type TributoDci = (typeof TRIBUTOS_DCI)[number];

/** The walk of a new DCI, step by step (domain/zfm.md §6.6). */
export const ETAPAS_DCI = ['periodo', 'notas', 'itens', 'insumos', 'tributos', 'conferencia'] as const;
export type EtapaDaDci = (typeof ETAPAS_DCI)[number];

export const NOME_ETAPA_DCI: Readonly<Record<EtapaDaDci, string>> = {
  periodo: 'Tipo e período',
  notas: 'Notas',
  itens: 'Itens e destinos',
  insumos: 'Insumos e saldo',
  tributos: 'Tributos',
  conferencia: 'Conferência e envio',
};

/** Why a nota, or one of its items, is not in the DCI it was brought to. It stays there, and is said so. */
export const MOTIVOS_FORA = ['CANCELADA', 'ENTRADA', 'DEVOLUCAO', 'ZFM', 'EXTERIOR', 'PERIODO', 'MANUAL'] as const;
export type MotivoFora = (typeof MOTIVOS_FORA)[number];

export const NOME_MOTIVO_FORA: Readonly<Record<MotivoFora, string>> = {
  CANCELADA: 'Nota cancelada ou denegada',
  ENTRADA: 'Não é nota de saída',
  DEVOLUCAO: 'Devolução (CFOP 3201)',
  ZFM: 'Destino dentro da Zona Franca: não há internação',
  EXTERIOR: 'Exportação: não há internação',
  PERIODO: 'Saída fora da competência',
  MANUAL: 'Deixada de fora por quem confere',
};

/** What is held against a DCI, or to be looked at, with where it is mended. */
export interface ApontamentoDaDci {
  nivel: 'erro' | 'aviso';
  codigo: string;
  mensagem: string;
  /** Path in the form, or the `chave` of the item it is about; null where it is about none. */
  campo: string | null;
  etapa: EtapaDaDci;
  /** The nota it is about. */
  nota?: { id: string; numero: string } | null | undefined;
  /** The product a DCR-E is to be made of. */
  produto?: { id: string; codigo: string } | null | undefined;
}

/** What a DCI's taxes are reckoned from; nothing here is looked up. */
export interface ConteudoDaDci {
  /** Reais for a dollar, 4 decimals; null as long as nobody told it. */
  taxaUSD: DecimalTexto | null;
  /** Last day to pay without multa; null where none is known. */
  vencimento: DataTexto | null;
  /** The day it is paid; null reckons as paid in time. */
  pagamento: DataTexto | null;
  selic: readonly { mes: string; taxa: DecimalTexto }[];
  /** From which day the multa counts; the reading of the law unless given. */
  mora?: LeituraDaMora | undefined;
  itens: readonly ItemDaDci[];
  ordensJudiciais: readonly OrdemJudicial[];
  /** Of a retificadora: what the former one declared, by group. */
  anterior: readonly DeclaradoAntes[];
}

/** What leaves of one product, of one modalidade, to one destino, and (PI com PPB) under one DCR-E. */
export interface ItemDaDci {
  /** {@link chaveDoItem}. */
  chave: string;
  modalidade: ModalidadeDci;
  codigo: string;
  descricao: string;
  destino: LocalDestino;
  /** 5 decimals. */
  quantidade: DecimalTexto;
  /** PI com PPB: the one in force at the exit; US$ of II per unit with 7 decimals, CRA in percent. */
  dcr: { id: string; numero: string | null; processo: string; iiUnitUSD: DecimalTexto; CRA: DecimalTexto } | null;
  /** Whether what was suspended falls due; null where somebody still has to say so. */
  exigivel: boolean | null;
  /** Why it does, or does not, where a person said so. */
  motivo: string | null;
  /** PE and PI sem PPB: what was drawn for it, oldest first. */
  origens: readonly OrigemDoItem[];
  /** PE only: it leaves as obsoleto or sucata, and pays by that. */
  obsoleto: Obsoleto | null;
  /** PE and PI sem PPB: what was needed and no declaration could give, so its tax is not known. */
  falta: boolean;
}

/** Of what leaves as obsoleto or sucata: base of the taxes is its price of sale, or of the market (RA, art. 510; IN SRF 10/1994). */
export interface Obsoleto {
  /** Of all that leaves of the item, reais with 2 decimals. */
  valor: DecimalTexto;
  /** Of the Suframa. */
  parecer: string;
}

/** A part of the stock that leaves with an item, as it was declared. */
export interface OrigemDoItem {
  /** What is drawn: `PN-1 Parafuso`. */
  insumo: string;
  /** Per unit of the product, 7 decimals; 1 of a produto estrangeiro. */
  coefTecnico: DecimalTexto;
  /** 7 decimals. */
  quantidade: DecimalTexto;
  lote: LoteDaOrigem;
  /** Unit price (FOB), freight and insurance in US$, 7 decimals; null where the paper does not tell, and has no rate to tell by. */
  vuUSD: DecimalTexto | null;
  freteUSD: DecimalTexto | null;
  seguroUSD: DecimalTexto | null;
  /** Percent, 2 decimals; null where the declaration does not say. */
  aliq: Readonly<Record<TributoDci, DecimalTexto | null>>;
  /** Whether each was left unpaid at the entry. */
  suspensos: Readonly<Record<TributoDci, boolean>>;
}

interface LoteDaOrigem extends LugarNoPapel {
  id: string;
  /** What the file asks of a nota of purchase besides; null of any other paper. */
  nota: NotaDaOrigem | null;
}

export interface NotaDaOrigem {
  fornecedorCnpj: string;
  emissao: DataTexto;
  cfop: string;
  /** Reais, 7 decimals. */
  valorUnitario: DecimalTexto;
}

/** A tax that a judge set otherwise, of one modalidade (record 02). */
interface OrdemJudicial {
  modalidade: ModalidadeTributada;
  tributo: TributoDci;
  /** What is to be paid instead, reais. */
  valor: DecimalTexto;
  processo: string;
  motivo: string | null;
}

/** Principal of a tax of a modalidade, reais. */
export interface DeclaradoAntes {
  modalidade: ModalidadeTributada;
  tributo: TributoDci;
  principal: DecimalTexto;
}

/** By what an item is told from others, and a decision about it is found again. */
export function chaveDoItem(item: {
  modalidade: ModalidadeDci;
  codigo: string;
  destino: LocalDestino;
  dcrId: string | null;
}): string {
  return [item.modalidade, item.destino, item.dcrId ?? '', item.codigo].join('/');
}

/** What was not there to be declared was not paid: a year that slipped, which would make multa and juros nothing. */
export function pagamentoAntesDaSaida(saida: DataTexto): string {
  return `O pagamento não pode ser antes da última saída que a DCI declara, em ${diaPorExtenso(saida)}.`;
}

/** Sizes of its texts in the file (layouts/dci-layout.csv); what is longer is cut. */
export const TAMANHOS_DA_DCI = { codigo: 15, descricao: 45, unidade: 20 } as const;

/** `202611` of the file, `11/2026` as it is said. */
export const competenciaPorExtenso = (competencia: string) => diaPorExtenso(competencia);

/** `DCI 2690000489`, or by our own number while the Receita has given it none, which begins with the same word. */
export const nomeDaDci = ({ numero, processo }: { numero: string | null; processo: string }) =>
  numero ? `DCI ${numero}` : processo;

export const ROTULOS_DCI: Readonly<Record<string, string>> = {
  importador: 'Indústria',
  representante: 'Credenciado',
  tipo: 'Tipo',
  natureza: 'Natureza',
  anterior: 'DCI a retificar',
  anteriorNumero: 'Nº da DCI a retificar',
  processoRetificador: 'Processo administrativo',
  competencia: 'Competência',
  banco: 'Banco',
  agencia: 'Agência',
  conta: 'Conta de débito',
  taxaUSD: 'Taxa do dólar (R$)',
  dataTaxa: 'Data da taxa',
  vencimento: 'Vencimento',
  dataPagamento: 'Data prevista do pagamento',
  selic: 'Selic dos meses em atraso',
  modalidades: 'Modalidade por produto',
  decisoes: 'Exigibilidade por item',
  obsoletos: 'Obsoletos e sucata',
  realocacoes: 'Saldo escolhido à mão',
  ordensJudiciais: 'Ordens judiciais',
  observacao: 'Observação',
};
