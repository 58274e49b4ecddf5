import { z } from 'zod';
import { AGRUPAMENTOS_DE_PROCESSOS, processoConsulta } from '#lib/contracts/consultas/processo.ts';
import { conferencia, declaracaoCabecalho, tributosTotais } from '#lib/contracts/declaracao/declaracao-importacao.ts';
import { SEM_ORDEM } from '#lib/contracts/platform/exportacao.ts';
import { somasConhecidas } from '#lib/contracts/platform/soma-conhecida.ts';
import { TIPOS_LICENCA } from '#lib/domain/aduana/declaracao/licenca.ts';
import { CODIGOS_ALERTA } from '#lib/domain/aduana/processo/acompanhamento.ts';
import { AMBIENTES_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { CANAIS_RFB } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { MODALIDADES, TIPOS_CONHECIMENTO } from '#lib/domain/aduana/processo/processo.ts';
import { SITUACOES_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { CODIGOS_INCOTERM } from '#lib/domain/aduana/tributos/incoterm.ts';
import { PAGAMENTOS_CBS_IBS } from '#lib/domain/aduana/tributos/pagamento-cbs-ibs.ts';
import { VIAS_TRANSPORTE } from '#lib/domain/aduana/viagem/via-transporte.ts';
import { SITUACOES_DAI } from '#lib/domain/zfm/situacao-dai.ts';
import { identidade } from '#lib/registros/contrato-de.ts';
import { data, dataLida, dinheiro, id, instante, quantidade } from '#lib/registros/primitivos.ts';
import { PROCESSO } from '#lib/registros/processo.ts';
import { codigoENome } from '#lib/registros/tipos.ts';
import { cargaCoerente } from './processo-campos.ts';

export const processoNovo = cargaCoerente(z.strictObject(PROCESSO));
export type ProcessoNovo = z.infer<typeof processoNovo>;

/** A field that is not sent stays unchanged. */
export const processoEdicao = cargaCoerente(z.strictObject({ ...identidade, ...PROCESSO }));

const pessoa = z.object({ id, nome: z.string() });
/** A field that an older back end, which could not begin processos by hand, does not send. */
const desconhecido = <T extends z.ZodType>(esquema: T) => esquema.nullable().default(null);

/** Fields of a row of the list and of a whole processo. A declared value takes precedence over a typed value. */
const comum = z.object({
  id,
  versao: z.number().int(),
  numero: z.string(),
  referencia: desconhecido(z.string()),
  observacao: desconhecido(z.string()),
  tipoDocumento: z.enum(['DI', 'DUIMP']),
  numeroDI: z.string().nullable(),
  numeroDuimp: desconhecido(z.string()),
  situacao: z.enum(SITUACOES_PROCESSO),
  /** Day of the last step. */
  desde: desconhecido(dataLida),
  canalRfb: z.enum(CANAIS_RFB).nullable(),
  /** Code from the file, for a canal without a name. */
  canalCodigo: z.string().nullable(),
  canalSefaz: desconhecido(z.enum(CANAIS_RFB)),
  /** Null while it has no DAI. */
  situacaoDai: desconhecido(z.enum(SITUACOES_DAI)),
  /** False where it was cleared outside Amazonas and nobody began a DAI of it. */
  pedeDai: z.boolean().default(true),
  /** The next act, the DAI's included; null when nothing is left to do. */
  proximoPasso: desconhecido(z.string()),
  /** `id` is null for a declared importer that is not in the cadastro; `numero` is empty when no importer is chosen. */
  importador: z.object({ id: desconhecido(id), numero: z.string(), nome: z.string().nullable() }),
  responsavel: desconhecido(pessoa),
  fornecedor: z.string().nullable(),
  modalidade: desconhecido(z.enum(MODALIDADES)),
  conhecimentoNumero: desconhecido(z.string()),
  paisProcedencia: z.string().nullable(),
  eta: desconhecido(dataLida),
  dataRegistro: dataLida.nullable(),
  dataDesembaraco: dataLida.nullable(),
  dataChegada: dataLida.nullable(),
  adicoes: z.number().int(),
  itens: z.number().int(),
  valorAduaneiro: dinheiro,
  tributos: tributosTotais,
  recolher: tributosTotais,
  /** First day that is not history for the company, on a process registered before it; null on one that has deadlines. */
  historicoAntesDe: desconhecido(dataLida),
  /** It came from the training environment of the Portal Único, or rehearses in it: no sum, report or stock has it. */
  treinamento: z.boolean().default(false),
  criadoEm: instante,
  excluidoEm: desconhecido(instante),
});

const alerta = z.object({
  codigo: z.enum(CODIGOS_ALERTA),
  nivel: z.enum(['aviso', 'erro']),
  data: dataLida,
  mensagem: z.string(),
  /** Text of the chip, where the alert is a special case of its code: “DAI rejeitada” of “Sem DAI”. */
  nome: z.string().optional(),
});

/** A row of the list, as of the day of the request. */
export const processoResumo = comum.extend({
  incoterm: z.string().nullable(),
  alertas: z.array(alerta).default([]),
  /** Days in the current situation; null when nothing is left to do. */
  dias: desconhecido(z.number().int()),
});
export type ProcessoResumo = z.infer<typeof processoResumo>;

const passo = z.object({
  id,
  situacao: z.enum(SITUACOES_PROCESSO),
  data: dataLida,
  canalRfb: z.enum(CANAIS_RFB).nullable(),
  prazo: dataLida.nullable(),
  motivo: z.string().nullable(),
  /** The step comes from the file of the declaration, so only a retificação changes it. */
  daDeclaracao: z.boolean(),
  /** The environment of the Portal Único that proved the step; null where a person or a file did. */
  portal: desconhecido(z.enum(AMBIENTES_DO_PORTAL)),
  em: instante,
  usuario: pessoa,
  /** When the step was undone, and by whom. */
  desfeito: z.object({ em: instante, usuario: pessoa }).nullable(),
});
export type PassoLido = z.infer<typeof passo>;

const conteinerLido = z.object({
  numero: z.string(),
  tipo: z.string().nullable(),
  lacre: z.string().nullable(),
  tara: z.string().nullable(),
  pesoBruto: z.string().nullable(),
  devolucao: dataLida.nullable(),
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
  registro: dataLida.nullable(),
  deferimento: dataLida.nullable(),
  validade: dataLida.nullable(),
  orgaos: z.string().nullable(),
});

export const processoInteiro = comum.extend({
  alteradoEm: desconhecido(instante),
  alteradoPor: desconhecido(z.string()),
  representante: desconhecido(pessoa),
  versaoDuimp: desconhecido(z.number().int()),
  /** A retificação of its DUIMP is being prepared, so what its cover declares may change. */
  emRetificacao: z.boolean().default(false),
  urfDespacho: desconhecido(codigoENome),
  urfEntrada: desconhecido(codigoENome),
  recinto: desconhecido(codigoENome),
  setor: desconhecido(z.string()),
  incoterm: desconhecido(z.enum(CODIGOS_INCOTERM)),
  localIncoterm: desconhecido(z.string()),
  viaTransporte: desconhecido(z.enum(VIAS_TRANSPORTE)),
  procedencia: desconhecido(codigoENome),
  transportador: desconhecido(z.string()),
  veiculo: desconhecido(z.string()),
  localEmbarque: desconhecido(z.string()),
  conhecimentoTipo: desconhecido(z.enum(TIPOS_CONHECIMENTO)),
  conhecimentoMaster: desconhecido(z.string()),
  manifesto: desconhecido(z.string()),
  etd: desconhecido(dataLida),
  embarque: desconhecido(dataLida),
  chegada: desconhecido(dataLida),
  presenca: desconhecido(dataLida),
  diasLivres: desconhecido(z.number().int()),
  prazoExigencia: desconhecido(dataLida),
  /** Day on which its DAI was sent. */
  daiEm: desconhecido(dataLida),
  pesoBruto: desconhecido(quantidade),
  pesoLiquido: desconhecido(quantidade),
  freteMoeda: desconhecido(codigoENome),
  freteValor: desconhecido(dinheiro),
  freteNacional: desconhecido(dinheiro),
  seguroMoeda: desconhecido(codigoENome),
  seguroValor: desconhecido(dinheiro),
  conteineres: z.array(conteinerLido).default([]),
  volumes: z.array(volumeLido).default([]),
  licencas: z.array(licencaLida).default([]),
  pagamentoCbsIbs: desconhecido(z.enum(PAGAMENTOS_CBS_IBS)),
  cbsIbsPagoEm: desconhecido(dataLida),
  cbsPaga: desconhecido(dinheiro),
  ibsPago: desconhecido(dinheiro),
  exoneracaoCbsIbs: desconhecido(z.string()),
  exoneracaoCbsIbsEm: desconhecido(dataLida),
  /** In the order they were taken, undone steps included. */
  passos: z.array(passo).default([]),
  declaracao: declaracaoCabecalho.nullable(),
  conferencias: z.array(conferencia).nullable(),
  arquivo: z
    .object({
      id: desconhecido(id),
      nome: z.string(),
      tamanho: z.number().int(),
      sha256: z.string(),
      recebidoEm: instante,
    })
    .nullable(),
});
export type ProcessoInteiro = z.infer<typeof processoInteiro>;

/** Body that takes a step, on the version the person saw. */
export const pedidoDePasso = z.strictObject({
  versao: identidade.versao,
  situacao: z.enum(SITUACOES_PROCESSO),
  data,
  canalRfb: z.enum(CANAIS_RFB).nullable().default(null),
  motivo: z.string().trim().max(500).nullable().default(null),
  /** Last day to answer an exigência. */
  prazo: data.nullable().default(null),
  /** Number of the DI or DUIMP, on registration, where the processo does not have it yet. */
  numeroDocumento: z.string().trim().max(30).nullable().default(null),
});
export type PedidoDePasso = z.infer<typeof pedidoDePasso>;

/** Marks the processo as one of training, or as a real one again, in the version the person saw. */
export const pedidoDeTreinamento = z.strictObject({ versao: identidade.versao, treinamento: z.boolean() });
export type PedidoDeTreinamento = z.infer<typeof pedidoDeTreinamento>;

/** What “Descartar o treinamento” would throw away, and who did it last. */
export const treinamentoDaEmpresa = z.object({
  processos: z.number().int(),
  declaracoes: z.number().int(),
  /** Thrown away, and not restored. */
  descartados: z.number().int(),
  /** The last act that threw one of those away. */
  ultimoDescarte: z.object({ em: instante, usuario: pessoa }).nullable(),
});
export type TreinamentoDaEmpresa = z.infer<typeof treinamentoDaEmpresa>;

export const pedidoDeVoltar = z.strictObject({ versao: identidade.versao });

/** Sums of the whole result as declared, in reais; taxes are those due (devido). */
export const processoTotais = z.object(
  somasConhecidas({ valorAduaneiro: dinheiro, ...tributosTotais.shape, outros: dinheiro.optional() }),
);
export type ProcessoTotais = z.infer<typeof processoTotais>;

/** The processos of the list that share a situação, an importer or a ship. */
export const processosAgrupados = z.object({
  grupos: z.array(
    z.object({
      /** The situação, the id of the importer or the name of the ship; null where a processo has none. */
      chave: z.string().nullable(),
      /** The name of the importer; null where the chave says it. */
      nome: z.string().nullable(),
      total: z.number().int(),
    }),
  ),
  /** How many smaller groups the answer leaves out. */
  outros: z.number().int(),
});
export type ProcessosAgrupados = z.infer<typeof processosAgrupados>;

export const processoTotaisConsulta = processoConsulta.omit(SEM_ORDEM);
export type ProcessoTotaisConsulta = z.infer<typeof processoTotaisConsulta>;

export const processosAgrupadosConsulta = processoTotaisConsulta.extend({ por: z.enum(AGRUPAMENTOS_DE_PROCESSOS) });
export type ProcessosAgrupadosConsulta = z.infer<typeof processosAgrupadosConsulta>;
