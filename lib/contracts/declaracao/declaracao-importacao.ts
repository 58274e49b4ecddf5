import { z } from 'zod';
import { NIVEIS_CONFERENCIA } from '#lib/domain/aduana/declaracao/conferencia.ts';
import type {
  DeclaracaoImportacao,
  ItemDaDuimp,
  OutrosDeclarados,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import {
  aliquotaDeclarada,
  codigoNome,
  dataLida,
  dinheiro,
  quantidade,
  valorUnitario,
} from '#lib/registros/primitivos.ts';

const texto = z.string().nullable();

/**
 * Values of a file that the model does not cover: its leaves, and its groups element by element (docs:
 * lib/domain/aduana/declaracao/declaracao-importacao.ts).
 */
const folhas = z.record(z.string(), z.union([z.string(), z.number()]).nullable());
const grupos = z.record(z.string(), z.array(folhas)).optional();

const parcela = z.object({
  moeda: codigoNome,
  valorMoeda: dinheiro.nullable(),
  valorDolares: dinheiro.nullable(),
  valorReais: dinheiro.nullable(),
});

const ajuste = z.object({
  codigo: texto,
  denominacao: texto,
  moeda: codigoNome,
  valorMoeda: dinheiro.nullable(),
  valorReais: dinheiro.nullable(),
  campos: folhas.optional(),
});

const tributo = z.object({
  regime: codigoNome,
  base: dinheiro.nullable(),
  aliquota: aliquotaDeclarada.nullable(),
  aliquotaReduzida: aliquotaDeclarada.nullable(),
  devido: dinheiro,
  recolher: dinheiro,
});

const decimal = z.string().regex(/^\d+(\.\d+)?$/);
const especifica = z.object({ quantidade: decimal, valorUnidade: decimal }).nullable();

const outro = z.object({
  devido: dinheiro,
  recolher: dinheiro,
  especifica,
  aliquota: aliquotaDeclarada.nullable(),
});
const outros = z.object({
  antidumping: outro.optional(),
  compensatorio: outro.optional(),
  salvaguarda: outro.optional(),
  cide: outro.optional(),
  multa: outro.optional(),
}) satisfies z.ZodType<OutrosDeclarados>;

const atributos = z.array(z.object({ codigo: texto, valor: texto }));

const tributoDoItem = tributo.extend({
  fundamento: texto,
  tipoAliquota: texto.optional(),
  especifica,
  baseReduzida: dinheiro.nullable(),
  reducaoDaBase: aliquotaDeclarada.nullable(),
  reducaoDaAliquota: aliquotaDeclarada.nullable(),
  percentualPagamento: aliquotaDeclarada.nullable(),
  calculado: dinheiro.nullable(),
  reduzido: dinheiro.nullable(),
  suspenso: dinheiro.nullable(),
  originalDevido: dinheiro.nullable(),
  atributos,
});

/** Fields that a DUIMP declares per item. */
const itemDaDuimp = z.object({
  pesoLiquido: quantidade.nullable(),
  quantidadeEstatistica: quantidade.nullable(),
  valorMoeda: dinheiro.nullable(),
  valorReais: dinheiro.nullable(),
  freteReais: dinheiro.nullable(),
  seguroReais: dinheiro.nullable(),
  valorAduaneiro: dinheiro.nullable(),
  acrescimos: z.array(ajuste),
  deducoes: z.array(ajuste),
  tributos: z.object({ ii: tributoDoItem, ipi: tributoDoItem, pis: tributoDoItem, cofins: tributoDoItem }),
  outros,
  aplicacao: texto,
  metodoValoracao: texto,
  coberturaCambial: texto,
  rof: texto,
  vinculo: texto,
  adquirente: texto,
  produto: z.object({ codigo: texto, versao: texto }),
  declaracoesVinculadas: z.array(folhas),
  atributos,
}) satisfies z.ZodType<ItemDaDuimp>;

export const itemDeclarado = z.object({
  sequencia: z.number().int(),
  descricao: z.string(),
  cClassTrib: z
    .string()
    .optional()
    .meta({ description: 'Lido do começo da descrição de uma DI; a descrição vem sem ele.' }),
  quantidade,
  unidade: texto,
  valorUnitario,
  duimp: itemDaDuimp.optional(),
  campos: folhas.optional(),
});

export const adicaoDeclarada = z.object({
  numero: z.string(),
  numeroLI: texto,
  ncm: z.string(),
  nomeNcm: texto,
  incoterm: texto,
  localCondicaoVenda: texto,
  moeda: codigoNome,
  valorMoeda: dinheiro.nullable(),
  valorReais: dinheiro.nullable(),
  valorTotalCondicaoVenda: valorUnitario.nullable(),
  freteReais: dinheiro.nullable(),
  seguroReais: dinheiro.nullable(),
  acrescimos: z.array(ajuste),
  deducoes: z.array(ajuste),
  pesoLiquido: quantidade.nullable(),
  quantidadeEstatistica: quantidade.nullable(),
  unidadeEstatistica: texto,
  fornecedor: texto,
  fabricante: texto,
  paisOrigem: codigoNome,
  paisAquisicao: codigoNome,
  aplicacao: texto,
  condicao: texto,
  tributos: z.object({ ii: tributo, ipi: tributo, pis: tributo, cofins: tributo }),
  outros: outros.optional(),
  itens: z.array(itemDeclarado),
  campos: z.record(z.string(), texto),
  grupos,
});

/** The header of a DI: everything but its adições. */
export const declaracaoCabecalho = z.object({
  numeroDI: z.string(),
  duimp: z.object({ versao: z.number().int(), situacao: texto, respostaASefaz: z.literal(true).optional() }).optional(),
  sequencialRetificacao: z.number().int(),
  tipoDeclaracao: codigoNome,
  modalidadeDespacho: codigoNome,
  caracterizacaoOperacao: codigoNome,
  dataRegistro: dataLida,
  dataDesembaraco: dataLida.nullable(),
  canalCodigo: texto,
  situacaoEntregaCarga: texto,
  importador: z.object({
    numero: z.string(),
    nome: texto,
    representanteLegal: z.object({ cpf: texto, nome: texto }),
  }),
  urfDespacho: codigoNome,
  carga: z.object({
    viaTransporte: codigoNome,
    transportador: texto,
    veiculo: texto,
    paisProcedencia: codigoNome,
    urfEntrada: codigoNome,
    recinto: codigoNome,
    setor: texto,
    dataChegada: dataLida.nullable(),
    pesoBruto: quantidade.nullable(),
    pesoLiquido: quantidade.nullable(),
  }),
  conhecimento: z.object({
    numero: texto,
    master: texto,
    tipo: codigoNome,
    dataEmbarque: dataLida.nullable(),
    localEmbarque: texto,
  }),
  frete: parcela,
  seguro: parcela,
  totais: z.object({
    adicoes: z.number().int().nullable(),
    vmleDolares: dinheiro.nullable(),
    vmleReais: dinheiro.nullable(),
    vmldDolares: dinheiro.nullable(),
    vmldReais: dinheiro.nullable(),
  }),
  pagamentos: z.array(
    z.object({
      codigoReceita: z.string(),
      data: dataLida.nullable(),
      valorReceita: dinheiro,
      valorMulta: dinheiro,
      valorJuros: dinheiro,
      numeroRetificacao: z.number().int(),
      campos: folhas.optional(),
    }),
  ),
  documentos: z.array(z.object({ tipo: codigoNome, numero: texto, campos: folhas.optional() })),
  embalagens: z.array(
    z.object({ tipo: codigoNome, quantidade: z.number().int().nullable(), campos: folhas.optional() }),
  ),
  informacaoComplementar: texto,
  campos: folhas.optional(),
  grupos,
});

export const declaracaoImportacao = declaracaoCabecalho.extend({
  adicoes: z.array(adicaoDeclarada),
}) satisfies z.ZodType<DeclaracaoImportacao>;

export const conferencia = z.object({
  codigo: z.string(),
  nivel: z.enum(NIVEIS_CONFERENCIA),
  mensagem: z.string(),
  declarado: z.string().nullable(),
  calculado: z.string().nullable(),
  adicao: z.string().nullable(),
});

/** Sums of a declaration. `tributos` is the tax due (devido) as declared; `recolher` is the tax to be paid. */
export const tributosTotais = z.object({
  ii: dinheiro,
  ipi: dinheiro,
  pis: dinheiro,
  cofins: dinheiro,
  /** Null from an older back end, which does not send it. */
  outros: dinheiro.nullable().default(null).meta({
    description:
      'Antidumping, medida compensatória, salvaguarda, CIDE e multa; em recolher, também juros e o que se pagou a mais.',
  }),
  taxaSiscomex: dinheiro,
});
