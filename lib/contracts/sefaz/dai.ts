import { z } from 'zod';
import { memoria } from '#lib/contracts/calculo/memoria.ts';
import { daiConsulta, type PENDENCIAS_DA_DAI } from '#lib/contracts/consultas/dai.ts';
import { SEM_ORDEM } from '#lib/contracts/platform/exportacao.ts';
import { somasConhecidas } from '#lib/contracts/platform/soma-conhecida.ts';
import { MAXIMO_DE_VARIOS, resultadoDeVarios, resultadoPedido } from '#lib/contracts/platform/varios.ts';
import { CANAIS_RFB } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { SITUACOES_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { TRATAMENTOS_ICMS, type TratamentoIcms } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { SITUACOES_PARAMETRO } from '#lib/domain/cadastros/parametro.ts';
import { TIPOS_DE_MARCA, type TipoDeMarca } from '#lib/domain/zfm/marcas-da-dai.ts';
import { SITUACOES_DAI } from '#lib/domain/zfm/situacao-dai.ts';
import { identidade, registroLido } from '#lib/registros/contrato-de.ts';
import { DAI } from '#lib/registros/dai.ts';
import {
  aliquota,
  data,
  dataLida,
  decimalInformado,
  dinheiro,
  id,
  instante,
  quantidade,
  valorUnitario,
} from '#lib/registros/primitivos.ts';

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
const TRATAMENTOS = Object.keys(TRATAMENTOS_ICMS) as [TratamentoIcms, ...TratamentoIcms[]];

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

const valorInformado = decimalInformado({ inteiros: 13, casas: 2 });

/** Body that sets a mark, on the version the person saw. */
export const pedidoDeMarca = z.strictObject({
  versao: identidade.versao,
  tipo: z.enum(TIPOS_DE_MARCA),
  data,
  canal: z.enum(CANAIS_RFB).nullable().default(null),
  /** Number of the DAI, the lacre, the notificação or the DAR, depending on `tipo`. */
  numero: z.string().trim().max(30).nullable().default(null),
  valor: valorInformado.nullable().default(null),
  vencimento: data.nullable().default(null),
  motivo: z.string().trim().max(500).nullable().default(null),
  /** The receipt: a document kept with this DAI. */
  documentoId: id.nullable().default(null),
});
export type PedidoDeMarca = z.infer<typeof pedidoDeMarca>;

export const pedidoDeDesfazerMarca = z.strictObject({ versao: identidade.versao });

/** The marks that many DAIs may take at once. The others have an amount, a deadline or a reason of each DAI. */
export const MARCAS_DE_VARIAS = [
  'EM_ELABORACAO',
  'XML_GERADO',
  'ENVIADA',
  'PENDENTE_PARAMETRIZACAO',
  'PARAMETRIZADA',
  'CIENCIA_DADA',
  'DESEMBARACADA',
  'EXONERACAO',
] as const satisfies readonly TipoDeMarca[];
export type MarcaDeVarias = (typeof MARCAS_DE_VARIAS)[number];

/** What each DAI of a mark for many has of its own; null takes what is said for all. */
const proprioDaDai = { canal: pedidoDeMarca.shape.canal, numero: pedidoDeMarca.shape.numero };

/** Sets the same mark, on the same day, on many DAIs: chosen by hand, or the whole result of the list. */
export const pedidoDeMarcaEmVarias = z.strictObject({
  tipo: z.enum(MARCAS_DE_VARIAS),
  data,
  canal: pedidoDeMarca.shape.canal,
  motivo: pedidoDeMarca.shape.motivo,
  /** Only answers what would happen to each; nothing is written. */
  ensaio: z.boolean().default(false),
  quais: z.union([
    z.strictObject({
      linhas: z
        .array(z.strictObject({ id, ...proprioDaDai }))
        .min(1)
        .max(MAXIMO_DE_VARIOS),
    }),
    resultadoPedido(daiConsulta),
  ]),
});
/** What a mark would do to one DAI. */
const planoDaMarca = z.object({
  id,
  nome: z.string().nullable(),
  de: z.enum(SITUACOES_DAI),
  /** It would take the DAI back from a later situation. */
  volta: z.boolean(),
  /** Why no DAI is asked for, where nobody began it; null where one is. */
  naoPedida: z.string().nullable(),
  /** One for each adição without a row: what is suggested and where it comes from, or why nothing is. */
  linhas: z.array(z.string()),
  /** Why it would be refused; null when it would be done. */
  recusa: z.string().nullable(),
});
export type PlanoDaMarca = z.infer<typeof planoDaMarca>;

/** `plano` is the answer of an `ensaio`. */
export const resultadoDeMarcas = resultadoDeVarios.extend({ plano: z.array(planoDaMarca).optional() });
export type ResultadoDeMarcas = z.infer<typeof resultadoDeMarcas>;

export type PedidoDeMarcaEmVarias = z.infer<typeof pedidoDeMarcaEmVarias>;

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

const alvo = z.discriminatedUnion('onde', [
  z.object({ onde: z.literal('DAI'), campo: z.string(), adicao: z.string().nullable() }),
  z.object({ onde: z.literal('IMPORTADOR'), id: id.nullable(), campo: z.string().nullable() }),
  z.object({ onde: z.literal('MATRIZ'), id: id.nullable(), campo: z.string().nullable() }),
  z.object({ onde: z.literal('DECLARACAO'), adicao: z.string().nullable() }),
  z.object({ onde: z.literal('DESPESAS') }),
  z.object({ onde: z.literal('PARAMETROS'), codigo: z.string().nullable() }),
  z.object({ onde: z.literal('ARQUIVO') }),
]);

export const apontamentoDaDai = z.object({
  codigo: z.string(),
  nivel: z.enum(['erro', 'aviso']),
  mensagem: z.string(),
  caminho: z.string().nullable(),
  adicao: z.string().nullable(),
  alvo,
});
export type ApontamentoLido = z.infer<typeof apontamentoDaDai>;

/** Body of the check: the DAI as saved, or as it stands in an unsaved form. */
export const pedidoDeConferencia = z
  .strictObject({
    // No defaults: an absent field means the saved value, not an empty one.
    tipo: DAI.tipo.removeDefault().optional(),
    contratoCambio: DAI.contratoCambio.removeDefault().optional(),
    complemento: DAI.complemento.removeDefault().optional(),
    adicoes: DAI.adicoes.removeDefault().optional(),
  })
  .default({});

/** An adição as the DAI declares it, with the row of the matriz that applies to it. */
const adicaoConferida = z.object({
  numero: z.string(),
  /** NCM of the DI. */
  ncm: z.string(),
  fornecedor: z.string().nullable(),
  valorAduaneiro: dinheiro,
  fob: dinheiro,
  frete: dinheiro,
  seguro: dinheiro,
  ii: dinheiro,
  ipi: dinheiro,
  pisCofins: dinheiro,
  /** Its share of the taxes and other expenses in the base of the ICMS. */
  taxas: dinheiro,
  matriz: z
    .object({
      id,
      codigoTributacao: z.string(),
      decreto: z.string(),
      tratamento: z.enum(TRATAMENTOS).nullable(),
      reducaoPerc: aliquota.nullable(),
    })
    .nullable(),
  aliquota: aliquota.nullable(),
  baseIcms: dinheiro.nullable(),
  icmsSemIncentivo: dinheiro.nullable(),
  icms: dinheiro.nullable(),
  itens: z.array(
    z.object({
      numero: z.number().int(),
      descricao: z.string(),
      quantidade,
      unidade: z.string().nullable(),
      valorUnitario,
      valorTotal: dinheiro,
    }),
  ),
});

/** A row of the matriz in force on the day of the DI, offered for an adição. */
const opcaoDaMatriz = z.object({
  id,
  ncm: z.string(),
  codigoSuframa: z.string(),
  destinacao: z.string(),
  utilizacao: z.string(),
  codigoTributacao: z.string(),
  decreto: z.string(),
  tratamento: z.enum(TRATAMENTOS).nullable(),
});

/** The check of a DAI, line by line, with the values it would declare. */
export const conferenciaDaDai = z.object({
  apontamentos: z.array(apontamentoDaDai),
  /** The header as the file would declare it. */
  cabecalho: z.object({
    fob: dinheiro,
    frete: dinheiro,
    seguro: dinheiro,
    ii: dinheiro,
    ipi: dinheiro,
    pisCofins: dinheiro,
    taxasDiversas: dinheiro,
    capatazia: dinheiro,
    taxaDolar: z.string().nullable(),
    pesoLiquido: z.string().nullable(),
    recinto: z.string().nullable(),
    paisProcedencia: z.string().nullable(),
    qtdeAdicoes: z.number().int(),
    informacaoComplementar: z.string().nullable(),
  }),
  adicoes: z.array(adicaoConferida),
  /** Null until every adição has its ICMS. */
  icms: z.object({ base: dinheiro, semIncentivo: dinheiro, recolher: dinheiro }).nullable(),
  /** FTI, FMPES and UEA by the parameters in force. `valor` is null where the base is not the import. */
  contribuicoes: z.array(
    z.object({
      nome: z.string(),
      base: z.string(),
      aliquota: z.string(),
      valor: dinheiro.nullable(),
      situacao: z.enum(SITUACOES_PARAMETRO),
    }),
  ),
  /** Rows in force on the day of the DI. */
  opcoes: z.array(opcaoDaMatriz),
  /**
   * One for each adição without a row: the row that Cais suggests and where it comes from, or why none is suggested. It declares
   * nothing: a person takes it by saving it in `adicoes`.
   */
  sugestoes: z
    .array(
      z.object({
        adicao: z.string(),
        linha: opcaoDaMatriz.nullable(),
        origem: z.string(),
        /** Why the row may not fit: the structures say that the goods are made into a product of another NCM. */
        alerta: z.string().nullable().default(null),
      }),
    )
    .default([]),
  /** The kind suggested while the DAI has none. */
  tipoSugerido: z.object({ valor: z.string(), origem: z.string() }).nullable().default(null),
  /** The XSD of the validation; null where none is loaded. */
  xsd: z.object({ nome: z.string(), carregadoEm: instante }).nullable(),
});
export type ConferenciaDaDai = z.infer<typeof conferenciaDaDai>;
export const memoriaDaDai = memoria;

/** How a file made now would differ from the last sent file. */
export const diferencasDaDai = z.object({
  /** Null where no file was sent. */
  envio: z
    .object({ id, sequencia: z.number().int(), enviadoEm: dataLida.nullable(), numero: z.string().nullable() })
    .nullable(),
  diferencas: z.array(
    z.object({
      caminho: z.string(),
      /** In words: `Adição 003 › ICMS a recolher`. */
      nome: z.string(),
      antes: z.string().nullable(),
      depois: z.string().nullable(),
    }),
  ),
});
export type DiferencasDaDai = z.infer<typeof diferencasDaDai>;

/** The file as it would be made now; nothing is stored. */
export const previaDoXml = z.object({
  nome: z.string(),
  xml: z.string(),
  /** Warning about unknown parts of the layout, shown beside the file; null when an XSD is loaded. */
  aviso: z.string().nullable(),
});
export type PreviaDoXml = z.infer<typeof previaDoXml>;
