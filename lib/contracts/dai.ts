import { z } from 'zod';
import { daiConsulta, type PENDENCIAS_DA_DAI } from '#lib/contracts/consultas/dai.ts';
import { CANAIS_RFB } from '#lib/domain/aduana/canal-rfb.ts';
import { TRATAMENTOS_ICMS, type TratamentoIcms } from '#lib/domain/aduana/regime-tributario.ts';
import { SITUACOES_PROCESSO } from '#lib/domain/aduana/situacao-processo.ts';
import { TIPOS_DE_MARCA } from '#lib/domain/zfm/marcas-da-dai.ts';
import { SITUACOES_DAI } from '#lib/domain/zfm/situacao-dai.ts';
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
import { identidade, registroLido } from './cadastro.ts';
import { CAMPOS_DA_DAI } from './dai-campos.ts';
import { SEM_ORDEM } from './exportacao.ts';
import { memoria } from './memoria.ts';
import { pedidoDeVarios } from './varios.ts';

// The DAI of a process is found by the id of the process: there is one for each registered DI or DUIMP (docs/decisions/dai.md).

export const daiNova = z.strictObject(CAMPOS_DA_DAI);
export type DaiNova = z.infer<typeof daiNova>;
export const daiEdicao = z.strictObject({ ...identidade, ...CAMPOS_DA_DAI });
export type PendenciaDaDai = (typeof PENDENCIAS_DA_DAI)[number];

export const NOME_PENDENCIA_DAI: Readonly<Record<PendenciaDaDai, string>> = {
  SEM_DAI: 'Sem DAI na Sefaz',
  AGUARDANDO_CIENCIA: 'Aguardando ciência',
  NOTIFICACAO_ABERTA: 'Notificação aberta',
  SEM_EXONERACAO: 'Sem exoneração',
};

const pessoa = z.object({ id, nome: z.string() });
const TRATAMENTOS = Object.keys(TRATAMENTOS_ICMS) as [TratamentoIcms, ...TratamentoIcms[]];

/** What the marks that stand come to. */
const quadro = {
  situacao: z.enum(SITUACOES_DAI),
  /** Day of the last mark that moved it; of the registration as long as there is none. */
  desde: dataLida,
  /** As the Sefaz gave it. */
  numero: z.string().nullable(),
  enviadaEm: dataLida.nullable(),
  /** Of the Sefaz. */
  canal: z.enum(CANAIS_RFB).nullable(),
  parametrizadaEm: dataLida.nullable(),
  cienciaEm: dataLida.nullable(),
  /** Name of who registered it. */
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
  darValor: dinheiro.nullable(),
  exoneradaEm: dataLida.nullable(),
  desembaracadaEm: dataLida.nullable(),
};

const comum = z.object({
  /** Of the process. */
  id,
  versao: z.number().int(),
  processo: z.object({ id, numero: z.string(), situacao: z.enum(SITUACOES_PROCESSO) }),
  tipoDocumento: z.enum(['DI', 'DUIMP']),
  /** Of the DI or DUIMP, without punctuation. */
  numeroDocumento: z.string().nullable(),
  dataRegistro: dataLida,
  canalRfb: z.enum(CANAIS_RFB).nullable(),
  canalCodigo: z.string().nullable(),
  /** Federal. */
  dataDesembaraco: dataLida.nullable(),
  /** `id` is null for one who was declared and is not in the cadastro. */
  importador: z.object({
    id: id.nullable(),
    numero: z.string(),
    nome: z.string().nullable(),
    inscricaoEstadual: z.string().nullable(),
    inscricaoSuframa: z.string().nullable(),
  }),
  ...quadro,
  /** Of its adições, each once; empty as long as nothing was reckoned. */
  tratamentos: z.array(z.enum(TRATAMENTOS)),
  /** As last reckoned: on saving, on making the file, and when the declaration of one that has not left is retified. Reais. */
  icmsBase: dinheiro.nullable(),
  icmsSemIncentivo: dinheiro.nullable(),
  icmsRecolher: dinheiro.nullable(),
});

/** A row of the queue, as it stands on the day it is asked for. */
export const daiResumo = comum.extend({
  /** How long it has stood where it stands; null where nothing is left to be done. */
  dias: z.number().int().nullable(),
  /** How long the declaration has been registered while the Sefaz has no DAI of it, and since the federal desembaraço. */
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
  /** The file of the DI says it. */
  daDeclaracao: z.boolean(),
  /** The receipt kept with it, which may have been deleted from the documents since. */
  documento: z.object({ id, nome: z.string(), excluido: z.boolean() }).nullable(),
  em: instante,
  usuario: pessoa,
  desfeita: z.object({ em: instante, usuario: pessoa }).nullable(),
});
export type MarcaLida = z.infer<typeof marcaLida>;

/** A file that was made; one that left is never changed, and the next one points at it. */
const envioLido = z.object({
  id,
  sequencia: z.number().int(),
  /** The one that was sent before it. */
  anteriorId: id.nullable(),
  nome: z.string(),
  sha256: z.string(),
  tamanho: z.number().int(),
  geradoEm: instante,
  geradoPor: pessoa,
  /** Null as long as it has not left. */
  enviadoEm: dataLida.nullable(),
  /** Name of the XSD it was checked by; null where none was loaded. */
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
  /** Whether the file of the DI or DUIMP is here; without it no XML can be made. */
  temDeclaracao: z.boolean(),
  tipo: z.string().nullable(),
  contratoCambio: z.string().nullable(),
  complemento: z.string().nullable(),
  adicoes: z.array(escolhaLida),
  /** In the order they were given, those taken back among them. */
  marcas: z.array(marcaLida),
  /** Newest first. */
  envios: z.array(envioLido),
  /** Why its content is not to be changed now. */
  bloqueio: z.string().nullable(),
  proximoAto: z.string().nullable(),
});
export type DaiLida = z.infer<typeof daiLida>;

const valorInformado = decimalInformado({ inteiros: 13, casas: 2 });

/** A mark somebody gives, on the version they saw. */
export const pedidoDeMarca = z.strictObject({
  versao: identidade.versao,
  tipo: z.enum(TIPOS_DE_MARCA),
  data,
  canal: z.enum(CANAIS_RFB).nullable().default(null),
  /** Of the DAI, of the lacre, of the notificação or of the DAR, by what is marked. */
  numero: z.string().trim().max(30).nullable().default(null),
  valor: valorInformado.nullable().default(null),
  vencimento: data.nullable().default(null),
  motivo: z.string().trim().max(500).nullable().default(null),
  /** The receipt, a document kept with this DAI. */
  documentoId: id.nullable().default(null),
});
export type PedidoDeMarca = z.infer<typeof pedidoDeMarca>;

export const pedidoDeDesfazerMarca = z.strictObject({ versao: identidade.versao });

/** The same day of ciência for many, by hand or the whole result of the list. */
export const cienciaDeVarias = z.strictObject({ data, quais: pedidoDeVarios(daiConsulta) });
export type CienciaDeVarias = z.infer<typeof cienciaDeVarias>;

/** Sums of the whole result, in reais; notificações are those still open. */
export const daiTotais = z.object({
  icmsBase: dinheiro,
  icmsSemIncentivo: dinheiro,
  icmsRecolher: dinheiro,
  notificacaoValor: dinheiro,
});
export const daiTotaisConsulta = daiConsulta.omit(SEM_ORDEM);

/** How many of each wait for somebody, whatever the list is filtered by; `SEM_DAI_72H` of those without a DAI. */
export const daiPendencias = z.object({
  SEM_DAI: z.number().int(),
  SEM_DAI_72H: z.number().int(),
  AGUARDANDO_CIENCIA: z.number().int(),
  NOTIFICACAO_ABERTA: z.number().int(),
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

/** What the check is asked with: the DAI as saved, or as it stands in a form that was not saved yet. */
export const pedidoDeConferencia = z
  .strictObject({
    // What is not sent is as saved, not empty.
    tipo: CAMPOS_DA_DAI.tipo.removeDefault().optional(),
    contratoCambio: CAMPOS_DA_DAI.contratoCambio.removeDefault().optional(),
    complemento: CAMPOS_DA_DAI.complemento.removeDefault().optional(),
    adicoes: CAMPOS_DA_DAI.adicoes.removeDefault().optional(),
  })
  .default({});

/** An adição as the DAI declares it, with the row of the matriz it falls under. */
const adicaoConferida = z.object({
  numero: z.string(),
  /** Of the DI. */
  ncm: z.string(),
  fornecedor: z.string().nullable(),
  valorAduaneiro: dinheiro,
  fob: dinheiro,
  frete: dinheiro,
  seguro: dinheiro,
  ii: dinheiro,
  ipi: dinheiro,
  pisCofins: dinheiro,
  /** Its part of the taxes and other expenses in the base of the ICMS. */
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

/** A row of the matriz in force on the day of the DI, to be chosen for an adição. */
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

/** The DAI checked line by line, with what it would declare. */
export const conferenciaDaDai = z.object({
  apontamentos: z.array(apontamentoDaDai),
  /** The header, as the file would have it. */
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
  /** Null as long as an adição has none. */
  icms: z.object({ base: dinheiro, semIncentivo: dinheiro, recolher: dinheiro }).nullable(),
  /** FTI, FMPES, UEA, by the parameters in force; `valor` null for one whose base is not the import's. */
  contribuicoes: z.array(
    z.object({
      nome: z.string(),
      base: z.string(),
      aliquota: z.string(),
      valor: dinheiro.nullable(),
      situacao: z.enum(['VERIFICADO', 'CONFIRMAR']),
    }),
  ),
  /** Those in force on the day of the DI. */
  opcoes: z.array(opcaoDaMatriz),
  /** The XSD it was checked by; null where none is loaded. */
  xsd: z.object({ nome: z.string(), carregadoEm: instante }).nullable(),
});
export type ConferenciaDaDai = z.infer<typeof conferenciaDaDai>;
export const memoriaDaDai = memoria;

/** What the file made now would say otherwise than the last one that was sent. */
export const diferencasDaDai = z.object({
  /** Null where none was sent. */
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

/** The file as it would be made now, without anything being kept. */
export const previaDoXml = z.object({
  nome: z.string(),
  xml: z.string(),
  /** What is not known of the layout, to be said beside it; null with the XSD loaded. */
  aviso: z.string().nullable(),
});
export type PreviaDoXml = z.infer<typeof previaDoXml>;
