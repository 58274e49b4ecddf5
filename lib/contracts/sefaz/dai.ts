import { z } from 'zod';
import { daiConsulta, type PENDENCIAS_DA_DAI } from '#lib/contracts/consultas/dai.ts';
import { SEM_ORDEM } from '#lib/contracts/platform/exportacao.ts';
import { somasConhecidas } from '#lib/contracts/platform/soma-conhecida.ts';
import { CANAIS_RFB } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { SITUACOES_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { TRATAMENTOS_ICMS, type TratamentoIcms } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { TIPOS_DE_MARCA } from '#lib/domain/zfm/marcas-da-dai.ts';
import { SITUACOES_DAI } from '#lib/domain/zfm/situacao-dai.ts';
import { identidade, registroLido } from '#lib/registros/contrato-de.ts';
import { DAI } from '#lib/registros/dai.ts';
import { dataLida, dinheiro, id, instante } from '#lib/registros/primitivos.ts';

// The id of a DAI is the id of its processo: each registered DI or DUIMP has one DAI (docs/decisions/dai.md).

export const daiNova = z.strictObject(DAI);

export type DaiNova = z.infer<typeof daiNova>;

export const daiEdicao = z.strictObject({ ...identidade, ...DAI });

export type PendenciaDaDai = (typeof PENDENCIAS_DA_DAI)[number];

export const NOME_PENDENCIA_DAI: Readonly<Record<PendenciaDaDai, string>> = {
  SEM_DAI: 'Sem DAI na Sefaz',
  AGUARDANDO_CIENCIA: 'Aguardando ciência',
  NOTIFICACAO_ABERTA: 'Notificação aberta',
  ICMS_POR_NOTIFICAR: 'ICMS por notificar',
  SEM_EXONERACAO: 'Sem exoneração',
};

const pessoa = z.object({ id, nome: z.string() });

export const TRATAMENTOS = Object.keys(TRATAMENTOS_ICMS) as [TratamentoIcms, ...TratamentoIcms[]];

/** The state of a DAI, derived from the marks that were not undone. */
const quadro = {
  situacao: z.enum(SITUACOES_DAI),
  /** Day of the last mark that changed the situation; the day of registration when there is no such mark. */
  desde: dataLida,
  /** Number given by the Sefaz. */
  numero: z.string().nullable(),
  enviadaEm: dataLida.nullable(),
  /** Canal of the Sefaz. */
  canal: z.enum(CANAIS_RFB).nullable(),
  parametrizadaEm: dataLida.nullable(),
  cienciaEm: dataLida.nullable(),
  /** Name of the person who registered the ciência. */
  cienciaPor: z.string().nullable(),
  lacreEm: dataLida.nullable(),
  lacreNumero: z.string().nullable(),
  notificadaEm: dataLida.nullable(),
  notificacaoNumero: z.string().nullable(),
  /** Reais. */
  notificacaoValor: dinheiro.nullable(),
  notificacaoVencimento: dataLida.nullable(),
  darNumero: z.string().nullable(),
  darPagoEm: dataLida.nullable(),
  /** Reais: all that is paid. */
  darValor: dinheiro.nullable(),
  /** Reais: what is notified and not paid; null while nothing is notified. */
  notificacaoAberta: dinheiro.nullable().default(null),
  /** Reais: the calculated ICMS that is neither notified nor paid; null while the ICMS is unknown. */
  icmsPorNotificar: dinheiro.nullable().default(null),
  exoneradaEm: dataLida.nullable(),
  desembaracadaEm: dataLida.nullable(),
};

const comum = z.object({
  /** Id of the processo. */
  id,
  versao: z.number().int(),
  processo: z.object({ id, numero: z.string(), situacao: z.enum(SITUACOES_PROCESSO) }),
  /** First day that is not history for the company, when the declaration was registered before it. */
  historicoAntesDe: dataLida.nullable().default(null),
  /** False where the declaration was cleared outside Amazonas and nobody began the DAI. */
  pedeDai: z.boolean().default(true),
  tipoDocumento: z.enum(['DI', 'DUIMP']),
  /** Number of the DI or DUIMP, without punctuation. */
  numeroDocumento: z.string().nullable(),
  dataRegistro: dataLida,
  canalRfb: z.enum(CANAIS_RFB).nullable(),
  canalCodigo: z.string().nullable(),
  /** Federal desembaraço. */
  dataDesembaraco: dataLida.nullable(),
  /** `id` is null for a declared importer that is not in the cadastro. */
  importador: z.object({
    id: id.nullable(),
    numero: z.string(),
    nome: z.string().nullable(),
    inscricaoEstadual: z.string().nullable(),
    inscricaoSuframa: z.string().nullable(),
  }),
  ...quadro,
  /** Distinct tratamentos of its adições; empty until the ICMS is calculated. */
  tratamentos: z.array(z.enum(TRATAMENTOS)),
  /**
   * Result of the last calculation, in reais. The calculation runs on saving, on making the file, and on a retificação of the
   * declaration while the DAI is not sent.
   */
  icmsBase: dinheiro.nullable(),
  icmsSemIncentivo: dinheiro.nullable(),
  icmsRecolher: dinheiro.nullable(),
});

/** A row of the list, as of the day of the request. */
export const daiResumo = comum.extend({
  /** Days in the current situation; null when nothing is left to do. */
  dias: z.number().int().nullable(),
  /** Without a DAI at the Sefaz: days since the registration of the declaration and since the federal desembaraço. */
  semDai: z
    .object({ dias: z.number().int(), desdeDesembaraco: z.number().int().nullable(), passou72h: z.boolean() })
    .nullable(),
  proximoAto: z.string().nullable(),
});

export type DaiResumo = z.infer<typeof daiResumo>;

const marcaLida = z.object({
  id,
  tipo: z.enum(TIPOS_DE_MARCA),
  data: dataLida,
  canal: z.enum(CANAIS_RFB).nullable(),
  numero: z.string().nullable(),
  valor: dinheiro.nullable(),
  vencimento: dataLida.nullable(),
  motivo: z.string().nullable(),
  /** The mark comes from the file of the declaration. */
  daDeclaracao: z.boolean(),
  /** The receipt attached to the mark; the document may have been deleted since. */
  documento: z.object({ id, nome: z.string(), excluido: z.boolean() }).nullable(),
  em: instante,
  usuario: pessoa,
  desfeita: z.object({ em: instante, usuario: pessoa }).nullable(),
});

export type MarcaLida = z.infer<typeof marcaLida>;

/** A generated file. A sent file never changes; the next file points to it. */
const envioLido = z.object({
  id,
  sequencia: z.number().int(),
  /** The file that was sent before this one. */
  anteriorId: id.nullable(),
  nome: z.string(),
  sha256: z.string(),
  tamanho: z.number().int(),
  geradoEm: instante,
  geradoPor: pessoa,
  /** Null until the file is sent. */
  enviadoEm: dataLida.nullable(),
  /** Name of the XSD that the file was validated against; null where none was loaded. */
  xsd: z.string().nullable(),
});

export type EnvioLido = z.infer<typeof envioLido>;

const escolhaLida = z.object({
  numero: z.string(),
  ncm: z.string().nullable(),
  codigoSuframa: z.string().nullable(),
  destinacao: z.string().nullable(),
  utilizacao: z.string().nullable(),
});

export const daiLida = comum.extend({
  ...registroLido,
  /** Whether Cais holds the file of the DI or DUIMP. The XML cannot be made without it. */
  temDeclaracao: z.boolean(),
  tipo: z.string().nullable(),
  contratoCambio: z.string().nullable(),
  complemento: z.string().nullable(),
  adicoes: z.array(escolhaLida),
  /** In the order they were given, undone marks included. */
  marcas: z.array(marcaLida),
  /** Newest first. */
  envios: z.array(envioLido),
  /** Why the content cannot be changed now. */
  bloqueio: z.string().nullable(),
  proximoAto: z.string().nullable(),
  /** Its processo is of the training environment of the Portal Único. */
  treinamento: z.boolean().default(false),
});

export type DaiLida = z.infer<typeof daiLida>;

/** Sums of the whole result, in reais. */
export const daiTotais = z.object(
  somasConhecidas({
    icmsBase: dinheiro,
    icmsSemIncentivo: dinheiro,
    icmsRecolher: dinheiro,
    notificacaoValor: dinheiro,
    darValor: dinheiro.default('0.00'),
    /** Notified and not paid. */
    notificacaoAberta: dinheiro.default('0.00'),
    /** Calculated, and neither notified nor paid. */
    icmsPorNotificar: dinheiro.default('0.00'),
  }),
);

export const daiTotaisConsulta = daiConsulta.omit(SEM_ORDEM);

/**
 * Counts of what is still due, independent of the filters of the list. `SEM_DAI_72H` is the part of `SEM_DAI` that is past 72
 * hours.
 */
export const daiPendencias = z.object({
  SEM_DAI: z.number().int(),
  SEM_DAI_72H: z.number().int(),
  AGUARDANDO_CIENCIA: z.number().int(),
  NOTIFICACAO_ABERTA: z.number().int(),
  ICMS_POR_NOTIFICAR: z.number().int().default(0),
  SEM_EXONERACAO: z.number().int(),
});

export type DaiPendencias = z.infer<typeof daiPendencias>;

/** The file as it would be made now; nothing is stored. */
export const previaDoXml = z.object({
  nome: z.string(),
  xml: z.string(),
  /** Warning about unknown parts of the layout, shown beside the file; null when an XSD is loaded. */
  aviso: z.string().nullable(),
});

export type PreviaDoXml = z.infer<typeof previaDoXml>;
