import { z } from 'zod';
import { dataLida, id, instante } from '#lib/registros/primitivos.ts';

/** Limit of all files of one intake, in bytes, as they are sent and also with their ZIPs inflated. */
export const TAMANHO_DO_HISTORICO = 2 * 1024 * 1024 * 1024;
/** Limit of one request of an intake, in bytes: a larger ZIP is sent in pieces. */
export const TAMANHO_DO_ENVIO = 256 * 1024 * 1024;
/** Every piece of a ZIP in pieces but the last has this size, in bytes. */
export const TAMANHO_DA_PARTE = 32 * 1024 * 1024;
/** Limit of files in one intake, those inside of ZIPs counted. */
export const ARQUIVOS_DO_HISTORICO = 10_000;
/** Limit of files in one request. */
export const ARQUIVOS_DO_ENVIO = 200;

/** RECEBENDO: files arrive. LENDO: the job reads them. PARADO: a person stopped it, and it can go on. */
const SITUACOES_DO_HISTORICO = ['RECEBENDO', 'LENDO', 'PARADO', 'TERMINADO'] as const;
export type SituacaoDoHistorico = (typeof SITUACOES_DO_HISTORICO)[number];

/** A_ACEITAR: a newer version of a declaration that is there, which a person has to accept. */
export const RESULTADOS_DO_ARQUIVO = ['PENDENTE', 'LIDO', 'A_ACEITAR', 'JA_ESTAVA', 'RECUSADO'] as const;
export type ResultadoDoArquivo = (typeof RESULTADOS_DO_ARQUIVO)[number];

const TIPOS_DO_ARQUIVO = ['DI', 'DUIMP', 'NFE', 'NFE_ENTRADA', 'CANCELAMENTO', 'CATALOGO'] as const;
export type TipoDoArquivo = (typeof TIPOS_DO_ARQUIVO)[number];

/** What the files of a report are grouped by. */
export const CAUSAS_DO_ARQUIVO = [
  'DECLARACAO',
  'NOTA',
  'CANCELAMENTO',
  'CATALOGO',
  'CATALOGO_SEM_DUIMP',
  'MESMO_ARQUIVO',
  'VERSAO_NOVA',
  'DECLARACAO_JA_ESTAVA',
  'NOTA_JA_ESTAVA',
  'NAO_E_LIDO',
  'OUTRO_DOCUMENTO',
  'ILEGIVEL',
  'CAMPO',
  'ZIP',
  'GRANDE',
  'DUIMP_INCOMPLETA',
  'NUMERO',
  'DATA_FUTURA',
  'ENTRADA_CONFERE',
  'ENTRADA_DIFERE',
  'ENTRADA_NAO_COMPARADA',
  'ENTRADA_CANCELADA',
  'ENTRADA_SEM_DECLARACAO',
  'NOTA_DE_ENTRADA',
  'NOTA_SEM_VALOR',
  'CANCELAMENTO_SEM_NOTA',
  'NAO_GRAVADO',
] as const;
export type CausaDoArquivo = (typeof CAUSAS_DO_ARQUIVO)[number];

const contagens = z.object({
  pendentes: z.number().int(),
  lidos: z.number().int(),
  /** Zero from a back end older than this outcome. */
  aAceitar: z.number().int().default(0),
  jaEstavam: z.number().int(),
  recusados: z.number().int(),
});

/** How far a server has come with an intake. */
export const andamentoDoHistorico = z.object({
  /** Files done, of those known so far. */
  feitos: z.number().int(),
  total: z.number().int(),
  /** The ZIPs are still being opened: the total grows. */
  abrindo: z.boolean(),
});
export type AndamentoDoHistorico = z.infer<typeof andamentoDoHistorico>;

/** An intake of old files: what was sent together, and what became of it. */
export const historicoTrazido = z.object({
  id,
  situacao: z.enum(SITUACOES_DO_HISTORICO),
  criadoEm: instante,
  criadoPor: z.string(),
  terminadoEm: instante.nullable(),
  /** Why it stopped, in a sentence. */
  falha: z.string().nullable(),
  /** Files as they were sent: a ZIP is one. */
  envios: z.number().int(),
  /** Of the files as they were sent. */
  bytes: z.number().int(),
  contagens,
  /** Null when no server is reading it at the moment. */
  andamento: andamentoDoHistorico.nullable(),
  processos: z.number().int(),
  notas: z.number().int(),
  /** Registration days of the declarations it brought; null where it brought none. */
  primeiroRegistro: dataLida.nullable(),
  ultimoRegistro: dataLida.nullable(),
});
export type HistoricoTrazido = z.infer<typeof historicoTrazido>;

/** What tells a file on a disk from the others: the sending of a ZIP goes on with the same one. */
const identidadeDoZip = z.strictObject({
  nome: z.string().min(1).max(300).meta({ example: 'historico.zip' }),
  tamanho: z.coerce.number().int().min(1).max(TAMANHO_DO_HISTORICO).meta({ example: 1_073_741_824 }),
  /** Milliseconds since 1970, as the disk tells its last change. */
  modificado: z.coerce.number().int().min(0).max(8_640_000_000_000_000).meta({ example: 1_767_225_600_000 }),
});

/** A piece of a ZIP, by its first byte. */
export const parteDoZip = identidadeDoZip.extend({
  de: z.coerce.number().int().min(0).max(TAMANHO_DO_HISTORICO).multipleOf(TAMANHO_DA_PARTE).meta({ example: 0 }),
});
export type ParteDoZip = z.infer<typeof parteDoZip>;

/** A ZIP that arrives in pieces, with the first bytes of those that have arrived. */
export const zipEmPartes = z.object({
  nome: z.string(),
  tamanho: z.number().int(),
  modificado: z.number().int(),
  partes: z.number().int(),
  recebidas: z.array(z.number().int()),
});
export type ZipEmPartes = z.infer<typeof zipEmPartes>;

/** A file of an intake, or inside one of its ZIPs. */
export const arquivoDoHistorico = z.object({
  id,
  nome: z.string(),
  /** The ZIP that holds it; null for a file sent by itself. */
  pacote: z.string().nullable(),
  tipo: z.enum(TIPOS_DO_ARQUIVO).nullable(),
  /** Number of the declaration, or key of the nota. */
  documento: z.string().nullable(),
  resultado: z.enum(RESULTADOS_DO_ARQUIVO),
  causa: z.enum(CAUSAS_DO_ARQUIVO).nullable(),
  motivo: z.string().nullable(),
  processo: z.object({ id, numero: z.string() }).nullable(),
});
export type ArquivoDoHistorico = z.infer<typeof arquivoDoHistorico>;

/** How many files have the same cause. */
export const grupoDoHistorico = z.object({
  resultado: z.enum(RESULTADOS_DO_ARQUIVO),
  causa: z.enum(CAUSAS_DO_ARQUIVO),
  quantos: z.number().int(),
});
export type GrupoDoHistorico = z.infer<typeof grupoDoHistorico>;
