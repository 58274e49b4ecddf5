import { pisCofinsExtintos } from '#lib/domain/aduana/tributos/fim-do-pis-cofins.ts';
import type { LeituraDaMora } from '#lib/domain/aduana/tributos/mora.ts';
import type { LocalDestino } from '#lib/domain/aduana/viagem/local-destino.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { LugarNoPapel } from './saldo-insumo.ts';

/** Monthly, in the procedimento simplificado; or for one nota, which passes through the recinto (IN SRF 242/2002). */
export const TIPOS_DCI = ['MENSAL', 'INDIVIDUAL'] as const;
export type TipoDci = (typeof TIPOS_DCI)[number];

export const NOME_TIPO_DCI: Readonly<Record<TipoDci, string>> = { MENSAL: 'Mensal', INDIVIDUAL: 'Individual' };

export const NATUREZAS_DCI = ['ORIGINAL', 'RETIFICADORA'] as const;
export type NaturezaDci = (typeof NATUREZAS_DCI)[number];

export const NOME_NATUREZA_DCI: Readonly<Record<NaturezaDci, string>> = {
  ORIGINAL: 'Original',
  RETIFICADORA: 'Retificadora',
};

/** Modalidades of the goods that leave, in file order: records 11, 21, 31, 41. */
export const MODALIDADES_DCI = ['PE', 'PI_COM_PPB', 'PI_SEM_PPB', 'PN'] as const;
export type ModalidadeDci = (typeof MODALIDADES_DCI)[number];
/** A produto nacional owes no suspended tax here. */
export type ModalidadeTributada = Exclude<ModalidadeDci, 'PN'>;

export const NOME_MODALIDADE_DCI: Readonly<Record<ModalidadeDci, string>> = {
  PE: 'Produto estrangeiro',
  PI_COM_PPB: 'Industrializado com PPB',
  PI_SEM_PPB: 'Industrializado sem PPB',
  PN: 'Produto nacional',
};

/** Short names, for chips. */
export const SIGLA_MODALIDADE_DCI: Readonly<Record<ModalidadeDci, string>> = {
  PE: 'PE',
  PI_COM_PPB: 'PI com PPB',
  PI_SEM_PPB: 'PI sem PPB',
  PN: 'PN',
};

/** Taxes paid with a DCI, by their API names. */
export const TRIBUTOS_DCI = ['II', 'IPI', 'PIS', 'COFINS'] as const;
export type TributoDci = (typeof TRIBUTOS_DCI)[number];

/** Steps of the wizard of a new DCI (domain/zfm.md §6.6). */
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

/** Why a nota or an item of it is left out of the DCI it was added to. It stays listed there, with the reason. */
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

/** A finding about a DCI, with the step where it is corrected. */
export interface ApontamentoDaDci {
  nivel: 'erro' | 'aviso';
  codigo: string;
  mensagem: string;
  /** Path in the form, or the `chave` of the item concerned; null if neither applies. */
  campo: string | null;
  etapa: EtapaDaDci;
  /** The nota concerned. */
  nota?: { id: string; numero: string } | null | undefined;
  /** The product that needs a DCR-E. */
  produto?: { id: string; codigo: string } | null | undefined;
  /** How many notas the finding counts; one without it. */
  vezes?: number | undefined;
}

/** Complete input of the tax calculation of a DCI; the calculation looks nothing up. */
export interface ConteudoDaDci {
  /** Reais per dollar, 4 decimals; null until it is entered. */
  taxaUSD: DecimalTexto | null;
  /** Last day to pay without multa; null if unknown. */
  vencimento: DataTexto | null;
  /** Day of payment; null is calculated as paid in time. */
  pagamento: DataTexto | null;
  selic: readonly { mes: string; taxa: DecimalTexto }[];
  /** From which day the multa counts; defaults to the reading of the law. */
  mora?: LeituraDaMora | undefined;
  /** PIS and COFINS ended before the goods left ({@link saidaSemPisCofins}). */
  semPisCofins?: boolean | undefined;
  itens: readonly ItemDaDci[];
  ordensJudiciais: readonly OrdemJudicial[];
  /** Only for a retificadora: amounts of the previous DCI, by group. */
  anterior: readonly DeclaradoAntes[];
}

/**
 * Whether what left has no PIS and COFINS any more: the month of a monthly DCI, or the day of the last exit of another, is after their
 * end (LC 214/2025, art. 542, XXIII). The form of the DCI stays as it is, with both at zero.
 */
export function saidaSemPisCofins({
  competencia,
  ultimaSaida,
}: {
  competencia: string | null;
  ultimaSaida: DataTexto | null;
}): boolean {
  const dia = competencia === null ? ultimaSaida : `${competencia}-01`;
  return dia !== null && pisCofinsExtintos(dia);
}

/** The output of one product, in one modalidade, to one destino and (PI com PPB) under one DCR-E. */
export interface ItemDaDci {
  /** {@link chaveDoItem}. */
  chave: string;
  modalidade: ModalidadeDci;
  codigo: string;
  descricao: string;
  destino: LocalDestino;
  /** 5 decimals. */
  quantidade: DecimalTexto;
  /** PI com PPB: the DCR-E in force when the goods left; II in US$ per unit with 7 decimals, CRA in per cent. */
  dcr: { id: string; numero: string | null; processo: string; iiUnitUSD: DecimalTexto; CRA: DecimalTexto } | null;
  /** Whether the suspended taxes fall due; null until a person decides. */
  exigivel: boolean | null;
  /** Reason a person gave for `exigivel`, if any. */
  motivo: string | null;
  /** PE and PI sem PPB: the stock drawn for the item, oldest first. */
  origens: readonly OrigemDoItem[];
  /** PE only: set if the goods leave as obsoleto or sucata, which changes the tax base. */
  obsoleto: Obsoleto | null;
  /** PE and PI sem PPB: whether the stock was insufficient, so that the tax is unknown. */
  falta: boolean;
}

/** Goods that leave as obsoleto or sucata. The tax base is their sale price or market price (RA, art. 510; IN SRF 10/1994). */
export interface Obsoleto {
  /** For the whole quantity of the item, reais with 2 decimals. */
  valor: DecimalTexto;
  /** Parecer of the Suframa. */
  parecer: string;
}

/** A part of the stock that leaves with an item, as declared on its entry. */
export interface OrigemDoItem {
  /** Part number and description, such as `PN-1 Parafuso`. */
  insumo: string;
  /** Per unit of the product, 7 decimals; 1 for a produto estrangeiro. */
  coefTecnico: DecimalTexto;
  /** 7 decimals. */
  quantidade: DecimalTexto;
  lote: LoteDaOrigem;
  /**
   * Unit price (FOB), freight and insurance in US$, 7 decimals; null if the document neither states them nor has a rate to convert
   * by.
   */
  vuUSD: DecimalTexto | null;
  freteUSD: DecimalTexto | null;
  seguroUSD: DecimalTexto | null;
  /** Per cent, 2 decimals; null if the declaration does not say. */
  aliq: Readonly<Record<TributoDci, DecimalTexto | null>>;
  /** Whether each tax was left unpaid on entry. */
  suspensos: Readonly<Record<TributoDci, boolean>>;
}

interface LoteDaOrigem extends LugarNoPapel {
  id: string;
  /** Additional data the file needs about a nota of purchase; null for any other document. */
  nota: NotaDaOrigem | null;
}

export interface NotaDaOrigem {
  fornecedorCnpj: string;
  emissao: DataTexto;
  cfop: string;
  /** Reais, 7 decimals. */
  valorUnitario: DecimalTexto;
}

/** A court order that sets another amount for a tax of one modalidade (record 02). */
interface OrdemJudicial {
  modalidade: ModalidadeTributada;
  tributo: TributoDci;
  /** Amount to pay instead, reais. */
  valor: DecimalTexto;
  processo: string;
  motivo: string | null;
}

/** Principal of a tax of one modalidade, reais. */
export interface DeclaradoAntes {
  modalidade: ModalidadeTributada;
  tributo: TributoDci;
  principal: DecimalTexto;
}

/** Key that identifies an item, so that a decision about it is found again. */
export function chaveDoItem(item: {
  modalidade: ModalidadeDci;
  codigo: string;
  destino: LocalDestino;
  dcrId: string | null;
}): string {
  return [item.modalidade, item.destino, item.dcrId ?? '', item.codigo].join('/');
}

/**
 * A payment before the last output is a mistyped date: no payment precedes its goods. Accepting it would make multa and juros zero.
 */
export function pagamentoAntesDaSaida(saida: DataTexto): string {
  return `O pagamento não pode ser antes da última saída que a DCI declara, em ${diaPorExtenso(saida)}.`;
}

/** Text lengths in the file (layouts/dci-layout.csv); longer texts are cut. */
export const TAMANHOS_DA_DCI = { codigo: 15, descricao: 45, unidade: 20 } as const;

/** `2026-11` → `11/2026`; the file has `202611`. */
export const competenciaPorExtenso = (competencia: string) => diaPorExtenso(competencia);

/** `DCI 2690000489`. Before the Receita gives a number it is our own number, which also begins with `DCI`. */
export const nomeDaDci = ({ numero, processo }: { numero: string | null; processo: string }) =>
  numero ? `DCI ${numero}` : processo;

/** The heading of what a DARF comes to; `moraConhecida` is false without a due day or a day of payment. */
export const totalDoDarf = (moraConhecida: boolean) => (moraConhecida ? 'Total (R$)' : 'Total sem mora (R$)');
