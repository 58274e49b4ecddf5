import { z } from 'zod';
import { BASES_DE_CUSTO, TIPOS_COEFICIENTE } from '#lib/domain/cadastros/importador.ts';
import { ETAPAS_DCR, TIPOS_DCR } from '#lib/domain/zfm/dcr.ts';
import { PASSOS_DO_DCR } from '#lib/domain/zfm/passos-do-dcr.ts';
import { SITUACOES_DCR } from '#lib/domain/zfm/situacao-dcr.ts';
import { DCR } from '#lib/registros/dcr.ts';
import { CUSTO_DA_LINHA, IMPORTADO_DO_DCR, NACIONAL_DO_DCR, SUBCOMPONENTE_DO_DCR } from '#lib/registros/dcr-linhas.ts';
import { data, dataLida, decimalDe, id, instante, ncm } from '#lib/registros/primitivos.ts';
import { MODELO_DO_PRODUTO } from '#lib/registros/produto.ts';
import { opcional, textoOpcional } from '#lib/registros/tipos.ts';
import { consultaDeLookup, identidade, registroLido } from './cadastro.ts';
import { importadorApontado } from './importador.ts';

const nacionalNovo = z.object(NACIONAL_DO_DCR);
export type NacionalNovo = z.infer<typeof nacionalNovo>;
const importadoNovo = z.object(IMPORTADO_DO_DCR);
export type ImportadoNovo = z.infer<typeof importadoNovo>;
const subcomponenteNovo = z.object(SUBCOMPONENTE_DO_DCR);
export type SubcomponenteNovo = z.infer<typeof subcomponenteNovo>;

export const dcrNovo = z.strictObject(DCR);
export type DcrNovo = z.infer<typeof dcrNovo>;

export const dcrEdicao = z.strictObject({ ...identidade, ...DCR });

const ALERTAS_DCR = [
  'IMPORTACAO_MAIS_RECENTE',
  'COMPRA_MAIS_RECENTE',
  'ALIQUOTA_MUDOU',
  'ESTRUTURA_MUDOU',
  'RESOLUCAO_VENCIDA',
] as const;
export type AlertaDoDcr = (typeof ALERTAS_DCR)[number];

/** Why a DCR-E no longer says how things are. */
const alertaDoDcr = z.object({
  alerta: z.enum(ALERTAS_DCR),
  /** How many components it is about; 1 of the structure and of the resolution. */
  componentes: z.number().int(),
  /** Of the newest document of each component it is about, the oldest day. */
  desde: dataLida.nullable(),
});

const produtoDoDcr = z.object({ id, codigo: z.string(), descricao: z.string(), excluido: z.boolean() });
const outroDcr = z.object({ id, processo: z.string(), numero: z.string().nullable(), situacao: z.enum(SITUACOES_DCR) });

const figuras = {
  CCN: decimalDe(7).nullable(),
  CCI: decimalDe(7).nullable(),
  CMO: decimalDe(4).nullable(),
  coefCalculado6: decimalDe(6).nullable(),
  CRA: decimalDe(2).nullable(),
  iiCheioUSD: decimalDe(7).nullable(),
  /** What the DCR-E is for: US$ of II per unit of the product. */
  iiUnitUSD: decimalDe(7).nullable(),
};

/** What a line points at, as it is answered. */
const ponteiro = z.object({ id }).nullable();

/** A row of the list. */
export const dcrResumo = z.object({
  ...registroLido,
  /** As we number them. */
  processo: z.string(),
  /** As the Receita does. */
  numero: z.string().nullable(),
  tipo: z.enum(TIPOS_DCR),
  importador: importadorApontado,
  produto: produtoDoDcr,
  ncm: z.string(),
  tipoCoeficiente: z.enum(TIPOS_COEFICIENTE),
  ...figuras,
  nacionais: z.number().int(),
  importados: z.number().int(),
  dataBase: dataLida,
  situacao: z.enum(SITUACOES_DCR),
  desde: dataLida.nullable(),
  dataRegistro: dataLida.nullable(),
  vigenciaFim: dataLida.nullable(),
  alertas: z.array(alertaDoDcr),
});
export type DcrResumo = z.infer<typeof dcrResumo>;

const linhaLida = {
  id,
  dataEmissao: opcional(dataLida),
  item: ponteiro,
  quantidade: decimalDe(7),
  preco: decimalDe(6),
  custoUSD: CUSTO_DA_LINHA,
};

const passoLido = z.object({
  id,
  passo: z.enum([...PASSOS_DO_DCR, 'EDITAR', 'SUCEDIDO']),
  situacao: z.enum(SITUACOES_DCR),
  data: dataLida,
  numero: z.string().nullable(),
  motivo: z.string().nullable(),
  arquivoId: id.nullable(),
  sucessor: outroDcr.nullable(),
  em: instante,
  usuario: z.object({ id, nome: z.string() }),
  desfeito: z.object({ em: instante, usuario: z.string() }).nullable(),
});

/** The whole of one; what is stale in it is asked apart, for it is of the day. */
export const dcr = dcrResumo.omit({ alertas: true }).extend({
  ...DCR,
  importador: importadorApontado,
  representante: z.object({ id, nome: z.string() }).nullable(),
  produto: produtoDoDcr,
  /** The one this corrects or follows. */
  anterior: outroDcr.nullable(),
  /** The registered one that came after it. */
  sucessor: outroDcr.nullable(),
  pesoBruto: decimalDe(5),
  taxaUSD: decimalDe(6),
  acrescimo: decimalDe(2),
  salarios: decimalDe(4),
  encargos: decimalDe(4),
  estrutura: z.object({ id, versao: z.number().int(), revisao: z.string() }).nullable(),
  dataBase: dataLida,
  nacionais: z.array(nacionalNovo.extend(linhaLida)),
  subcomponentes: z.array(subcomponenteNovo.extend({ ...linhaLida, lote: ponteiro })),
  importados: z.array(importadoNovo.extend({ ...linhaLida, lote: ponteiro })),
  passos: z.array(passoLido),
  dataTransmissao: dataLida.nullable(),
  /** Of the engine that reckoned its figures. */
  motor: z.string().nullable(),
  /** SHA-256 of content and figures, from the registration on. */
  hash: z.string().nullable(),
  arquivo: z.object({ id, em: instante }).nullable(),
  /** Registered DCIs that use it. */
  dcis: z.number().int(),
});
export type DcrLido = z.infer<typeof dcr>;

/** Registered ones, in force or not; with an industry or a product, only theirs. */
export const dcrLookupConsulta = consultaDeLookup.extend({ importadorId: id.optional(), produtoId: id.optional() });
export type DcrLookupConsulta = z.infer<typeof dcrLookupConsulta>;

/** A row of `Dcr/GetByQ`; `codigo` is the number of the Receita. */
export const dcrDoLookup = z.object({ id, codigo: z.string(), nome: z.string(), situacao: z.enum(SITUACOES_DCR) });
export type DcrDoLookup = z.infer<typeof dcrDoLookup>;

/** What a DCR-E begins with of a product as its cadastro has it, whatever else it answers. */
export const produtoParaODcr = z.object({
  id,
  importador: importadorApontado,
  codigo: z.string(),
  descricao: z.string(),
  ncm: z.string(),
  unidade: z.string(),
  pesoBruto: z.string(),
  resolucao: z.string().nullable(),
  ppb: z.string().nullable(),
  informatica: z.boolean(),
  tipoCoeficiente: z.enum(TIPOS_COEFICIENTE),
  acrescimo: z.string(),
  modelos: z.array(z.strictObject(MODELO_DO_PRODUTO)),
});
export type ProdutoParaODcr = z.infer<typeof produtoParaODcr>;

/** Body of `POST /api/Dcr/:id/Passo`. */
export const pedidoDePassoDoDcr = z.strictObject({
  versao: z.number().int().min(1),
  passo: z.enum(PASSOS_DO_DCR),
  data,
  numero: opcional(z.string().trim()),
  motivo: textoOpcional(500),
});
export type PedidoDePassoDoDcr = z.infer<typeof pedidoDePassoDoDcr>;

/** Body of `POST /api/Dcr/:id/Copiar`: another begun from this one; with `atualizar`, from what is newest today. */
export const pedidoDeCopia = z.strictObject({ tipo: z.enum(TIPOS_DCR), atualizar: z.boolean().default(false) });

/** What is held against a DCR-E, or to be looked at, with the field it is about. */
const apontamentoDoDcr = z.object({
  nivel: z.enum(['erro', 'aviso']),
  codigo: z.string(),
  mensagem: z.string(),
  /** Path in the form, `importados.3.preco`; null where it is about none. */
  campo: z.string().nullable(),
  etapa: z.enum(ETAPAS_DCR),
});
export type ApontamentoDoDcr = z.infer<typeof apontamentoDoDcr>;

/** Answer of `GET /api/Dcr/:id/Conferencia`. */
export const conferenciaDoDcr = z.object({ apontamentos: z.array(apontamentoDoDcr) });

/** Body of `POST /api/Dcr/Montar`: the lines a structure gives, each by its newest document not after the data base; nothing is written. */
export const pedidoDeMontagem = z.strictObject({
  produtoId: id,
  /** The revision in force on the data base where none is told. */
  estruturaId: opcional(id),
  dataBase: data,
  baseCusto: z.enum(BASES_DE_CUSTO),
});

const dataEmissao = opcional(dataLida);
const linhasRespondidas = {
  nacionais: z.array(nacionalNovo.extend({ item: ponteiro, dataEmissao })),
  subcomponentes: z.array(subcomponenteNovo.extend({ item: ponteiro, lote: ponteiro, dataEmissao })),
  importados: z.array(importadoNovo.extend({ item: ponteiro, lote: ponteiro, dataEmissao })),
};

export const montagemDoDcr = z.object({
  estrutura: z.object({ id, versao: z.number().int(), revisao: z.string() }),
  /** With a price of zero where no document was found. */
  ...linhasRespondidas,
});
export type MontagemDoDcr = z.infer<typeof montagemDoDcr>;

/** Query of `GET /api/Dcr/InsumosDaDi`: what of an industry's declarations a component can be costed by. */
export const insumosDaDiConsulta = z.strictObject({
  importadorId: id,
  baseCusto: z.enum(BASES_DE_CUSTO),
  /** Only what was desembaraçado by then. */
  ate: data,
  q: z.string().trim().max(200).default(''),
  itemId: id.optional(),
  ncm: ncm.optional(),
  comSaldo: z.literal('true').optional(),
  pagina: z.coerce.number().int().min(1).default(1),
  tamanho: z.coerce.number().int().min(1).max(200).default(50),
});
export type InsumosDaDiConsulta = z.infer<typeof insumosDaDiConsulta>;

const insumoDaDi = z.object({
  /** Of the lote. */
  id,
  processo: z.object({ id, numero: z.string() }),
  numeroDeclaracao: z.string(),
  adicao: z.number().int(),
  item: z.number().int(),
  dataRegistro: dataLida,
  dataDesembaraco: dataLida,
  partNumber: z.string().nullable(),
  itemId: id.nullable(),
  ncm: z.string(),
  descricao: z.string(),
  unidade: z.string().nullable(),
  fornecedor: z.string().nullable(),
  quantidade: decimalDe(5),
  saldo: decimalDe(7),
  /** US$ per unit on the base asked for, 6 decimals; null where the declaration has no rate to tell by. */
  custoUSD: decimalDe(6).nullable(),
  custoFob: decimalDe(7).nullable(),
  custoCif: decimalDe(7).nullable(),
  moeda: z.string().nullable(),
  aliquotaII: decimalDe(2).nullable(),
  /** As declared. */
  regime: z.string().nullable(),
  suspensao: z.enum(['S', 'N'], 'Informe S ou N.'),
  /** A newer declaration of the same item is there. */
  haMaisRecente: z.boolean(),
});
export type InsumoDaDi = z.infer<typeof insumoDaDi>;

export const insumosDaDi = z.object({ linhas: z.array(insumoDaDi), total: z.number().int() });

/** One thing that changed since a DCR-E was made, with what it was and is. */
const mudancaDoDcr = z.object({
  alerta: z.enum(ALERTAS_DCR),
  /** Of the component; null of the structure and of the resolution. */
  codigo: z.string().nullable(),
  descricao: z.string(),
  antes: z.string().nullable(),
  depois: z.string().nullable(),
  /** The document of what is newer. */
  documento: z.string().nullable(),
  data: dataLida.nullable(),
});

const figurasDoDcr = z.object(figuras);

/** Answer of `GET /api/Dcr/:id/Atualizacao`: what it would come to with what is newest today; nothing is written. */
export const atualizacaoDoDcr = z.object({
  mudancas: z.array(mudancaDoDcr),
  antes: figurasDoDcr,
  depois: figurasDoDcr,
  /** It as it would be: what one that is open is changed to. */
  conteudo: dcrNovo.extend({
    representante: ponteiro,
    anterior: ponteiro,
    dataBase: dataLida,
    estrutura: z.object({ id, versao: z.number().int() }).nullable(),
    ...linhasRespondidas,
  }),
});
export type AtualizacaoDoDcr = z.infer<typeof atualizacaoDoDcr>;
