import { z } from 'zod';
import { BASES_DE_CUSTO, TIPOS_COEFICIENTE } from '#lib/domain/cadastros/importador.ts';
import { MAXIMO_PART_NUMBER } from '#lib/domain/cadastros/item.ts';
import {
  DOCUMENTOS_DE_IMPORTADO,
  ETAPAS_DCR,
  MAXIMO_DE_COMPONENTES,
  MOEDAS_DO_CUSTO,
  TIPOS_DCR,
} from '#lib/domain/zfm/dcr.ts';
import { PASSOS_DO_DCR } from '#lib/domain/zfm/passos-do-dcr.ts';
import { TAMANHOS_DCRE } from '#lib/domain/zfm/produto.ts';
import { SITUACOES_DCR } from '#lib/domain/zfm/situacao-dcr.ts';
import {
  cnpj,
  data,
  dataLida,
  decimalDe,
  decimalInformado,
  id,
  instante,
  ncm,
  percentual,
} from '#lib/registros/primitivos.ts';
import { MODELO_DO_PRODUTO } from '#lib/registros/produto.ts';
import { apontado, opcional, referenciaOpcional, textoOpcional } from '#lib/registros/tipos.ts';
import { consultaDeLookup, identidade, registroLido } from './cadastro.ts';
import { importadorApontado } from './importador.ts';

const simNao = z.enum(['S', 'N'], 'Informe S ou N.');

const linhas = <T extends z.ZodType>(linha: T) =>
  z
    .array(linha)
    .max(MAXIMO_DE_COMPONENTES, `O DCR-E tem no máximo ${MAXIMO_DE_COMPONENTES} linhas de cada tipo.`)
    .default([]);

const digitos = (maximo: number, que: string) =>
  opcional(
    z
      .string()
      .trim()
      .regex(new RegExp(`^\\d{1,${maximo}}$`), `${que} tem até ${maximo} algarismos.`),
  );

/** Sizes are those of the file (layouts/dcre-layout.csv); its 80 characters of a text are a finding, not a refusal. */
const componente = z.object({
  /** Null on a new line. */
  id: opcional(id),
  /** The part number of the cadastro it is. */
  item: referenciaOpcional(z.object({ id })),
  codigo: z.string().trim().min(1, 'Informe o código.').max(MAXIMO_PART_NUMBER),
  descricao: z.string().trim().min(1, 'Informe a descrição.').max(4000),
  unidade: textoOpcional(80),
  ncm,
  quantidade: decimalInformado({ inteiros: 8, casas: 7, positivo: true }),
  moeda: z.enum(MOEDAS_DO_CUSTO, 'Escolha USD ou BRL.').default('USD'),
  /** Zero as long as nobody knows it, which is a finding. */
  preco: decimalInformado({ inteiros: 9, casas: 6 }),
  nf: digitos(TAMANHOS_DCRE.nf, 'O número da nota'),
  serie: textoOpcional(TAMANHOS_DCRE.serie),
  cnpj: opcional(cnpj),
  ie: textoOpcional(TAMANHOS_DCRE.ie),
  dataEmissao: opcional(data),
});

/** Reg. 2. */
const nacionalNovo = componente;
export type NacionalNovo = z.infer<typeof nacionalNovo>;

/** Reg. 4. */
const importadoNovo = componente.extend({
  documento: z.enum(DOCUMENTOS_DE_IMPORTADO, 'Escolha DI, DUIMP ou NF.').default('DI'),
  /** The lote of the stock it was taken from; the server finds it by declaration, adição and item where it is not told. */
  lote: referenciaOpcional(z.object({ id })),
  numeroDeclaracao: opcional(
    z.string().regex(/^(\d{10}|[0-9A-Z]{15})$/, 'A DI tem dez algarismos e a DUIMP, quinze caracteres, sem pontuação.'),
  ),
  adicao: opcional(z.number('A adição é um número.').int().min(1).max(999, 'A adição vai até 999.')),
  /** Place of the item in the adição, from 1. */
  itemDaAdicao: opcional(z.number('O item é um número.').int().min(1).max(9999)),
  aliquotaII: percentual.default('0.00'),
  suspensao: simNao.default('S'),
  reduz: simNao.default('S'),
});
export type ImportadoNovo = z.infer<typeof importadoNovo>;

/** Reg. 3. */
const subcomponenteNovo = importadoNovo.extend({
  /** `codigo` of the national component it is part of. */
  pai: z.string().trim().min(1, 'Diga de que componente nacional ele faz parte.').max(MAXIMO_PART_NUMBER),
  incluiBC: simNao.default('S'),
});
export type SubcomponenteNovo = z.infer<typeof subcomponenteNovo>;

const modeloDoProduto = z.strictObject(MODELO_DO_PRODUTO);

const maoDeObraMensal = z.strictObject({
  salarios: decimalInformado({ inteiros: 13, casas: 2 }),
  encargos: decimalInformado({ inteiros: 13, casas: 2 }),
  producao: decimalInformado({ inteiros: 9, casas: 5, positivo: true }),
});

const campos = {
  importador: apontado('Escolha a indústria.'),
  representante: referenciaOpcional(z.object({ id })),
  tipo: z.enum(TIPOS_DCR, 'Escolha N, R ou S.').default('N'),
  /** The registered DCR-E that this one corrects or follows. */
  anterior: referenciaOpcional(z.object({ id })),
  /** Of one that is not here; with `anterior` it is that one's number. */
  anteriorNumero: opcional(z.string().regex(/^\d{10}$/, 'O número do DCR-E tem dez algarismos.')),
  processoRetificador: opcional(z.string().regex(/^\d{17}$/, 'O processo administrativo tem 17 algarismos.')),
  produto: apontado('Escolha o produto.'),
  descricao: z.string().trim().min(1, 'Informe a descrição do produto.').max(TAMANHOS_DCRE.texto),
  ncm,
  unidade: z.string().trim().min(1, 'Informe a unidade de comercialização.').max(TAMANHOS_DCRE.texto),
  /** Kilograms of one unit. */
  pesoBruto: decimalInformado({ inteiros: 9, casas: 5 }),
  ppb: textoOpcional(TAMANHOS_DCRE.texto),
  resolucao: textoOpcional(20),
  informatica: z.boolean().default(false),
  tipoCoeficiente: z.enum(TIPOS_COEFICIENTE, 'Escolha FIXO ou VARIAVEL.'),
  acrescimo: percentual.default('0.00'),
  dataBase: data,
  /** Reais for a dollar. */
  taxaUSD: decimalInformado({ inteiros: 6, casas: 6, positivo: true }),
  baseCusto: z.enum(BASES_DE_CUSTO).default('CIF'),
  /** The revision of the structure its lines were made from, and which of its versions. */
  estrutura: referenciaOpcional(z.object({ id, versao: z.number().int().min(1) })),
  modelos: z.array(modeloDoProduto).max(MAXIMO_DE_COMPONENTES).default([]),
  nacionais: linhas(nacionalNovo),
  subcomponentes: linhas(subcomponenteNovo),
  importados: linhas(importadoNovo),
  /** US$ per unit; where the month is told, what comes of it takes their place. */
  salarios: decimalInformado({ inteiros: 11, casas: 4 }).default('0.0000'),
  encargos: decimalInformado({ inteiros: 11, casas: 4 }).default('0.0000'),
  maoDeObraMensal: opcional(maoDeObraMensal),
  observacao: textoOpcional(4000),
};

export const dcrNovo = z.strictObject(campos);
export type DcrNovo = z.infer<typeof dcrNovo>;

export const dcrEdicao = z.strictObject({ ...identidade, ...campos });

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
  /** US$, 6 decimals: what the file says. */
  custoUSD: decimalDe(6),
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
  ...campos,
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
  modelos: z.array(modeloDoProduto),
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
  suspensao: simNao,
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
