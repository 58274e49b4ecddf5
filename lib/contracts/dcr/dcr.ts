import { z } from 'zod';
import { consultaDeLookup } from '#lib/contracts/platform/cadastro.ts';
import { BASES_DE_CUSTO, TIPOS_COEFICIENTE } from '#lib/domain/cadastros/importador.ts';
import { ETAPAS_DCR, TIPOS_DCR } from '#lib/domain/zfm/dcr.ts';
import { PASSOS_DO_DCR } from '#lib/domain/zfm/passos-do-dcr.ts';
import { SITUACOES_DCR } from '#lib/domain/zfm/situacao-dcr.ts';
import { identidade, registroLido } from '#lib/registros/contrato-de.ts';
import { DCR } from '#lib/registros/dcr.ts';
import { CUSTO_DA_LINHA, IMPORTADO_DO_DCR, NACIONAL_DO_DCR, SUBCOMPONENTE_DO_DCR } from '#lib/registros/dcr-linhas.ts';
import { importadorApontado } from '#lib/registros/importador.ts';
import { aliquotaDeclarada, data, dataLida, decimalDe, id, instante, ncm } from '#lib/registros/primitivos.ts';
import { MODELO_DO_PRODUTO } from '#lib/registros/produto.ts';
import { opcional, textoOpcional } from '#lib/registros/tipos.ts';

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

/** Why a DCR-E is out of date. */
const alertaDoDcr = z.object({
  alerta: z.enum(ALERTAS_DCR),
  /** How many components it affects; 1 for the structure and for the resolution. */
  componentes: z.number().int(),
  /** The oldest of the days of the newest documents of the affected components. */
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
  /** The purpose of the DCR-E: US$ of II per unit of the product. */
  iiUnitUSD: decimalDe(7).nullable(),
};

/** The record that a line points to, in an answer. */
const ponteiro = z.object({ id }).nullable();

/** A row of the list. */
export const dcrResumo = z.object({
  ...registroLido,
  /** Our own number. */
  processo: z.string(),
  /** Number of the Receita. */
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

/** A whole DCR-E, without `alertas`: they depend on the day, so another route answers them. */
export const dcr = dcrResumo.omit({ alertas: true }).extend({
  ...DCR,
  importador: importadorApontado,
  representante: z.object({ id, nome: z.string() }).nullable(),
  produto: produtoDoDcr,
  /** The DCR-E that this one corrects or follows. */
  anterior: outroDcr.nullable(),
  /** The registered DCR-E that came after it. */
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
  /** Version of the engine that calculated the figures. */
  motor: z.string().nullable(),
  /** SHA-256 of content and figures, set at registration. */
  hash: z.string().nullable(),
  arquivo: z.object({ id, em: instante }).nullable(),
  /** How many registered DCIs use it. */
  dcis: z.number().int(),
});
export type DcrLido = z.infer<typeof dcr>;

/** Finds registered DCR-Es, in force or not; `importadorId` and `produtoId` narrow the result. */
export const dcrLookupConsulta = consultaDeLookup.extend({ importadorId: id.optional(), produtoId: id.optional() });
export type DcrLookupConsulta = z.infer<typeof dcrLookupConsulta>;

/** A row of `Dcr/GetByQ`. `codigo` is the number of the Receita. */
export const dcrDoLookup = z.object({ id, codigo: z.string(), nome: z.string(), situacao: z.enum(SITUACOES_DCR) });
export type DcrDoLookup = z.infer<typeof dcrDoLookup>;

/** The fields of a product that a new DCR-E starts from. The cadastro answers more; the rest is dropped. */
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

/** Body of `POST /api/Dcr/:id/Copiar`: begins another DCR-E from this one. With `atualizar`, it takes the newest data of today. */
export const pedidoDeCopia = z.strictObject({ tipo: z.enum(TIPOS_DCR), atualizar: z.boolean().default(false) });

/** An error or a warning about a DCR-E, with its field. */
const apontamentoDoDcr = z.object({
  nivel: z.enum(['erro', 'aviso']),
  codigo: z.string(),
  mensagem: z.string(),
  /** Path in the form, `importados.3.preco`; null where no field is concerned. */
  campo: z.string().nullable(),
  etapa: z.enum(ETAPAS_DCR),
});
export type ApontamentoDoDcr = z.infer<typeof apontamentoDoDcr>;

/** Answer of `GET /api/Dcr/:id/Conferencia`. */
export const conferenciaDoDcr = z.object({ apontamentos: z.array(apontamentoDoDcr) });

/**
 * Body of `POST /api/Dcr/Montar`: the lines of a structure, each with the newest document dated on or before `dataBase`. Nothing is
 * written.
 */
export const pedidoDeMontagem = z.strictObject({
  produtoId: id,
  /** When null, the revision in force on `dataBase`. */
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
  /** The price is zero, and the II rate null, where no document was found. */
  ...linhasRespondidas,
});
export type MontagemDoDcr = z.infer<typeof montagemDoDcr>;

/** Query of `GET /api/Dcr/InsumosDaDi`: items of the industry's declarations that can give the cost of a component. */
export const insumosDaDiConsulta = z.strictObject({
  importadorId: id,
  baseCusto: z.enum(BASES_DE_CUSTO),
  /** Only items with a desembaraço on or before this day. */
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
  /** Id of the lot. */
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
  /** US$ per unit on the requested base, 6 decimals; null where the declaration has no rate to convert with. */
  custoUSD: decimalDe(6).nullable(),
  custoFob: decimalDe(7).nullable(),
  custoCif: decimalDe(7).nullable(),
  moeda: z.string().nullable(),
  aliquotaII: aliquotaDeclarada.nullable(),
  /** As declared. */
  regime: z.string().nullable(),
  suspensao: z.enum(['S', 'N'], 'Informe S ou N.'),
  /** A newer declaration of the same item exists. */
  haMaisRecente: z.boolean(),
});
export type InsumoDaDi = z.infer<typeof insumoDaDi>;

export const insumosDaDi = z.object({ linhas: z.array(insumoDaDi), total: z.number().int() });

/** A change since the DCR-E was made, with the old and the new value. */
const mudancaDoDcr = z.object({
  alerta: z.enum(ALERTAS_DCR),
  /** Code of the component; null for the structure and for the resolution. */
  codigo: z.string().nullable(),
  descricao: z.string(),
  antes: z.string().nullable(),
  depois: z.string().nullable(),
  /** The document that holds the newer value. */
  documento: z.string().nullable(),
  data: dataLida.nullable(),
});

const figurasDoDcr = z.object(figuras);

/** Answer of `GET /api/Dcr/:id/Atualizacao`: the figures that the newest data of today would give. Nothing is written. */
export const atualizacaoDoDcr = z.object({
  mudancas: z.array(mudancaDoDcr),
  antes: figurasDoDcr,
  depois: figurasDoDcr,
  /** The updated content; saving it updates an open DCR-E. */
  conteudo: dcrNovo.extend({
    representante: ponteiro,
    anterior: ponteiro,
    dataBase: dataLida,
    estrutura: z.object({ id, versao: z.number().int() }).nullable(),
    ...linhasRespondidas,
  }),
});
export type AtualizacaoDoDcr = z.infer<typeof atualizacaoDoDcr>;
