import type { TipoLicenca } from '#lib/domain/aduana/declaracao/licenca.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** For whose account the goods are imported (IN RFB 1.861/2018). */
export const NOME_MODALIDADE = {
  PROPRIA: 'Importação própria',
  CONTA_E_ORDEM: 'Por conta e ordem de terceiro',
  ENCOMENDA: 'Por encomenda',
} as const;
export type Modalidade = keyof typeof NOME_MODALIDADE;
export const MODALIDADES = Object.keys(NOME_MODALIDADE) as [Modalidade, ...Modalidade[]];

/** Types of bill of lading, by the DI codes where these are known (domain/importacao.md §1.1). */
export const NOME_TIPO_CONHECIMENTO = {
  BL: 'BL (marítimo)',
  HBL: 'HBL (marítimo, house)',
  AWB: 'AWB (aéreo)',
  HAWB: 'HAWB (aéreo, house)',
  CRT: 'CRT (rodoviário)',
} as const;
export type TipoConhecimento = keyof typeof NOME_TIPO_CONHECIMENTO;
export const TIPOS_CONHECIMENTO = Object.keys(NOME_TIPO_CONHECIMENTO) as [TipoConhecimento, ...TipoConhecimento[]];

/** Weights in kilograms, five decimals. */
export interface Conteiner {
  /** ISO 6346, eleven characters. */
  numero: string;
  tipo: string | null;
  lacre: string | null;
  tara: DecimalTexto | null;
  pesoBruto: DecimalTexto | null;
  /** Day the container was returned to the carrier. */
  devolucao: DataTexto | null;
}

export interface Volume {
  tipo: string;
  quantidade: number;
  marca: string | null;
  pesoBruto: DecimalTexto | null;
}

export interface Licenca {
  tipo: TipoLicenca;
  numero: string;
  /** Suframa code (lib/domain/aduana/declaracao/licenca.ts). */
  situacao: number | null;
  registro: DataTexto | null;
  deferimento: DataTexto | null;
  validade: DataTexto | null;
  orgaos: string | null;
}

/**
 * Fields that stay editable after the registration, because they are not declared or are filled in later. A retificação changes the
 * other fields.
 */
export const ABERTOS_DEPOIS_DO_REGISTRO: readonly string[] = [
  'referencia',
  'responsavel',
  'etd',
  'eta',
  'embarque',
  'chegada',
  'presenca',
  'diasLivres',
  'conteineres',
  'licencas',
  'observacao',
  'pagamentoCbsIbs',
  'cbsIbsPagoEm',
  'cbsPaga',
  'ibsPago',
  'exoneracaoCbsIbs',
  'exoneracaoCbsIbsEm',
];

/** What the cover of a DUIMP declares, which may change again while its retificação is prepared. */
export const ABERTOS_NA_RETIFICACAO: readonly string[] = [
  'urfDespacho',
  'localIncoterm',
  'procedencia',
  'freteMoeda',
  'freteValor',
  'freteNacional',
  'seguroMoeda',
  'seguroValor',
];

/** The sentence that refuses a change to fields of a registered process, naming them by `rotulos`. */
export function recusaDoRegistrado(campos: readonly string[], rotulos: Readonly<Record<string, string>>): string {
  const nomes = [...new Set(campos.map((campo) => rotulos[campo] ?? campo))];
  const quais =
    nomes.length > 1 ? `${nomes.slice(0, -1).join(', ')} e ${nomes.at(-1)} não mudam` : `${nomes[0]} não muda`;
  return `A declaração deste processo está registrada: ${quais} por aqui. O que foi declarado muda com uma retificação.`;
}
