import { z } from 'zod';
import { CODIGOS_ALERTA } from '#lib/domain/acompanhamento.ts';
import { CANAIS_RFB } from '#lib/domain/canal-rfb.ts';
import { INCOTERMS, type Incoterm } from '#lib/domain/incoterm.ts';
import { TIPOS_LICENCA } from '#lib/domain/licenca.ts';
import { MODALIDADES, TIPOS_CONHECIMENTO } from '#lib/domain/processo.ts';
import { SITUACOES_PROCESSO } from '#lib/domain/situacao-processo.ts';
import { VIAS_TRANSPORTE } from '#lib/domain/via-transporte.ts';
import { codigoENome, identidade, registroLido } from './cadastro.ts';
import { conferencia, declaracaoCabecalho, tributosTotais } from './declaracao-importacao.ts';
import { exportacaoDe, SEM_ORDEM, SEM_PAGINA } from './exportacao.ts';
import { consultaDeLista } from './lista.ts';
import { data, dinheiro, id, instante, quantidade } from './primitivos.ts';
import { CAMPOS_DO_PROCESSO, cargaCoerente } from './processo-campos.ts';
import { PROCESSO_COLUNAS } from './processo-colunas.ts';

const PROCESSO_ORDENAVEIS = [
  'numero',
  'criadoEm',
  'dataRegistro',
  'numeroDI',
  'situacao',
  'desde',
  'eta',
  'valorAduaneiro',
  'importador',
  'fornecedor',
] as const;

export const processoNovo = z.strictObject(CAMPOS_DO_PROCESSO).superRefine(cargaCoerente);
export type ProcessoNovo = z.infer<typeof processoNovo>;

/** What is not sent stays as it is. */
export const processoEdicao = z.strictObject({ ...identidade, ...CAMPOS_DO_PROCESSO }).superRefine(cargaCoerente);

/** What calls for somebody; `QUALQUER` is one alert or more. */
const FILTROS_DE_ALERTA = [...CODIGOS_ALERTA, 'QUALQUER'] as const;

export const processoConsulta = consultaDeLista(PROCESSO_ORDENAVEIS, '-criadoEm', {
  excluidos: z.enum(['true', 'false']).optional(),
  situacao: z.enum(SITUACOES_PROCESSO).optional(),
  canalRfb: z.enum(CANAIS_RFB).optional(),
  tipoDocumento: z.enum(['DI', 'DUIMP']).optional(),
  alerta: z.enum(FILTROS_DE_ALERTA).optional(),
  importadorId: id.optional(),
  responsavelId: id.optional(),
  etaDe: data.optional(),
  etaAte: data.optional(),
  numeroDI: z
    .string()
    .regex(/^\d{10}$/, 'O número da DI tem dez dígitos.')
    .optional(),
  dataRegistroDe: data.optional(),
  dataRegistroAte: data.optional(),
});
export type ProcessoConsulta = z.infer<typeof processoConsulta>;

const pessoa = z.object({ id, nome: z.string() });

/** What a row of the list and a record say alike; what was declared goes before what was filled in. */
const comum = z.object({
  id,
  versao: z.number().int(),
  numero: z.string(),
  referencia: z.string().nullable(),
  tipoDocumento: z.enum(['DI', 'DUIMP']),
  numeroDI: z.string().nullable(),
  numeroDuimp: z.string().nullable(),
  situacao: z.enum(SITUACOES_PROCESSO),
  /** Day of the last step. */
  desde: data.nullable(),
  canalRfb: z.enum(CANAIS_RFB).nullable(),
  /** The code of the file, for a canal that has no name yet. */
  canalCodigo: z.string().nullable(),
  canalSefaz: z.enum(CANAIS_RFB).nullable(),
  /** `id` is null for one who was declared and is not in the cadastro; `numero` is empty for one nobody has chosen. */
  importador: z.object({ id: id.nullable(), numero: z.string(), nome: z.string().nullable() }),
  responsavel: pessoa.nullable(),
  fornecedor: z.string().nullable(),
  modalidade: z.enum(MODALIDADES).nullable(),
  conhecimentoNumero: z.string().nullable(),
  paisProcedencia: z.string().nullable(),
  eta: data.nullable(),
  dataRegistro: data.nullable(),
  dataDesembaraco: data.nullable(),
  dataChegada: data.nullable(),
  adicoes: z.number().int(),
  itens: z.number().int(),
  valorAduaneiro: dinheiro,
  tributos: tributosTotais,
  recolher: tributosTotais,
  criadoEm: instante,
  excluidoEm: instante.nullable(),
});

const alerta = z.object({
  codigo: z.enum(CODIGOS_ALERTA),
  nivel: z.enum(['aviso', 'erro']),
  data,
  mensagem: z.string(),
});

/** A row of the list, as it stands on the day it is asked for. */
export const processoResumo = comum.extend({
  incoterm: z.string().nullable(),
  alertas: z.array(alerta),
  /** How long it has stood where it stands; null where nothing is left to be done. */
  dias: z.number().int().nullable(),
  /** What is to be done next, by `responsavel`. */
  proximoPasso: z.string().nullable(),
});
export type ProcessoResumo = z.infer<typeof processoResumo>;

const passo = z.object({
  id,
  situacao: z.enum(SITUACOES_PROCESSO),
  data,
  canalRfb: z.enum(CANAIS_RFB).nullable(),
  prazo: data.nullable(),
  motivo: z.string().nullable(),
  /** The file of the declaration says it: it changes by retificação only. */
  daDeclaracao: z.boolean(),
  em: instante,
  usuario: pessoa,
  /** When it was taken back, and by whom. */
  desfeito: z.object({ em: instante, usuario: pessoa }).nullable(),
});
export type PassoLido = z.infer<typeof passo>;

const conteinerLido = z.object({
  numero: z.string(),
  tipo: z.string().nullable(),
  lacre: z.string().nullable(),
  tara: z.string().nullable(),
  pesoBruto: z.string().nullable(),
  devolucao: data.nullable(),
});
const volumeLido = z.object({
  tipo: z.string(),
  quantidade: z.number().int(),
  marca: z.string().nullable(),
  pesoBruto: z.string().nullable(),
});
const licencaLida = z.object({
  tipo: z.enum(TIPOS_LICENCA),
  numero: z.string(),
  situacao: z.number().int().nullable(),
  registro: data.nullable(),
  deferimento: data.nullable(),
  validade: data.nullable(),
  orgaos: z.string().nullable(),
});

export const processoInteiro = comum.extend({
  ...registroLido,
  representante: pessoa.nullable(),
  versaoDuimp: z.number().int().nullable(),
  urfDespacho: codigoENome.nullable(),
  urfEntrada: codigoENome.nullable(),
  recinto: codigoENome.nullable(),
  setor: z.string().nullable(),
  incoterm: z.enum(Object.keys(INCOTERMS) as [Incoterm, ...Incoterm[]]).nullable(),
  localIncoterm: z.string().nullable(),
  viaTransporte: z.enum(VIAS_TRANSPORTE).nullable(),
  procedencia: codigoENome.nullable(),
  transportador: z.string().nullable(),
  veiculo: z.string().nullable(),
  localEmbarque: z.string().nullable(),
  conhecimentoTipo: z.enum(TIPOS_CONHECIMENTO).nullable(),
  conhecimentoMaster: z.string().nullable(),
  manifesto: z.string().nullable(),
  etd: data.nullable(),
  embarque: data.nullable(),
  chegada: data.nullable(),
  presenca: data.nullable(),
  diasLivres: z.number().int().nullable(),
  prazoExigencia: data.nullable(),
  pesoBruto: quantidade.nullable(),
  pesoLiquido: quantidade.nullable(),
  freteMoeda: codigoENome.nullable(),
  freteValor: dinheiro.nullable(),
  freteNacional: dinheiro.nullable(),
  seguroMoeda: codigoENome.nullable(),
  seguroValor: dinheiro.nullable(),
  conteineres: z.array(conteinerLido),
  volumes: z.array(volumeLido),
  licencas: z.array(licencaLida),
  observacao: z.string().nullable(),
  /** In the order they were taken, those that were taken back among them. */
  passos: z.array(passo),
  declaracao: declaracaoCabecalho.nullable(),
  conferencias: z.array(conferencia).nullable(),
  arquivo: z
    .object({ nome: z.string(), tamanho: z.number().int(), sha256: z.string(), recebidoEm: instante })
    .nullable(),
});
export type ProcessoInteiro = z.infer<typeof processoInteiro>;

/** A step somebody takes, of the version they saw. */
export const pedidoDePasso = z.strictObject({
  versao: identidade.versao,
  situacao: z.enum(SITUACOES_PROCESSO),
  data,
  canalRfb: z.enum(CANAIS_RFB).nullable().default(null),
  motivo: z.string().trim().max(500).nullable().default(null),
  /** Last day to answer an exigência. */
  prazo: data.nullable().default(null),
  /** Of the DI or DUIMP, on being registered, where the process has it not yet. */
  numeroDocumento: z.string().trim().max(30).nullable().default(null),
});
export type PedidoDePasso = z.infer<typeof pedidoDePasso>;

export const pedidoDeVoltar = z.strictObject({ versao: identidade.versao });

/** The sums of the whole result, declared, in reais; taxes are those due. */
export const processoTotais = z.object({ valorAduaneiro: dinheiro, ...tributosTotais.shape });
export type ProcessoTotais = z.infer<typeof processoTotais>;

export const processoTotaisConsulta = processoConsulta.omit(SEM_ORDEM);
export type ProcessoTotaisConsulta = z.infer<typeof processoTotaisConsulta>;

export const processoExportacao = processoConsulta.omit(SEM_PAGINA).extend(exportacaoDe(PROCESSO_COLUNAS));
