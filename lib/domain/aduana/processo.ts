import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { TipoLicenca } from './licenca.ts';

/** On whose account goods are imported (IN RFB 1.861/2018). */
export const NOME_MODALIDADE = {
  PROPRIA: 'Importação própria',
  CONTA_E_ORDEM: 'Por conta e ordem de terceiro',
  ENCOMENDA: 'Por encomenda',
} as const;
export type Modalidade = keyof typeof NOME_MODALIDADE;
export const MODALIDADES = Object.keys(NOME_MODALIDADE) as [Modalidade, ...Modalidade[]];

/** Kinds of bill of lading, by the codes of the DI where they are known (domain/importacao.md §1.1). */
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
  /** Day it went back to the carrier. */
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
  /** Code of the Suframa (lib/domain/aduana/licenca.ts). */
  situacao: number | null;
  registro: DataTexto | null;
  deferimento: DataTexto | null;
  validade: DataTexto | null;
  orgaos: string | null;
}

/** What each field is called, by its path. */
export const ROTULOS_PROCESSO: Readonly<Record<string, string>> = {
  referencia: 'Nossa referência',
  importador: 'Importador',
  'importador.id': 'Importador',
  representante: 'Representante legal',
  'representante.id': 'Representante legal',
  responsavel: 'Responsável',
  'responsavel.id': 'Responsável',
  modalidade: 'Modalidade',
  tipoDocumento: 'Documento',
  numeroDI: 'Número da DI',
  numeroDuimp: 'Número da DUIMP',
  versaoDuimp: 'Versão da DUIMP',
  canalSefaz: 'Canal Sefaz',
  urfDespacho: 'URF de despacho',
  'urfDespacho.codigo': 'URF de despacho',
  urfEntrada: 'URF de entrada',
  'urfEntrada.codigo': 'URF de entrada',
  recinto: 'Recinto',
  'recinto.codigo': 'Recinto',
  setor: 'Setor',
  incoterm: 'Incoterm',
  localIncoterm: 'Local do Incoterm',
  viaTransporte: 'Via de transporte',
  procedencia: 'País de procedência',
  'procedencia.codigo': 'País de procedência',
  transportador: 'Transportador',
  veiculo: 'Veículo',
  localEmbarque: 'Local de embarque',
  conhecimentoTipo: 'Tipo de conhecimento',
  conhecimentoNumero: 'Número do conhecimento',
  conhecimentoMaster: 'CE-Mercante ou AWB',
  manifesto: 'Manifesto',
  etd: 'ETD',
  eta: 'ETA',
  embarque: 'Embarque',
  chegada: 'Chegada',
  presenca: 'Presença de carga',
  diasLivres: 'Dias livres',
  pesoBruto: 'Peso bruto',
  pesoLiquido: 'Peso líquido',
  freteMoeda: 'Moeda do frete',
  'freteMoeda.codigo': 'Moeda do frete',
  freteValor: 'Frete',
  freteNacional: 'Frete em território nacional',
  seguroMoeda: 'Moeda do seguro',
  'seguroMoeda.codigo': 'Moeda do seguro',
  seguroValor: 'Seguro',
  conteineres: 'Contêineres',
  volumes: 'Volumes',
  licencas: 'Licenças',
  observacao: 'Observação',
};

/**
 * What goes on once the declaration is filed: it is not declared, or comes to pass afterwards. The rest is changed by a retificação of
 * what was declared.
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
];

/** Why fields of a registered process stay as they are, in a sentence that names them. */
export function recusaDoRegistrado(campos: readonly string[]): string {
  const nomes = [...new Set(campos.map((campo) => ROTULOS_PROCESSO[campo] ?? campo))];
  const quais =
    nomes.length > 1 ? `${nomes.slice(0, -1).join(', ')} e ${nomes.at(-1)} não mudam` : `${nomes[0]} não muda`;
  return `A declaração deste processo está registrada: ${quais} por aqui. O que foi declarado muda com uma retificação.`;
}
