import { z } from 'zod';
import { NIVEIS_CONFERENCIA } from '#lib/domain/conferencia.ts';
import type { DeclaracaoImportacao } from '#lib/domain/declaracao-importacao.ts';
import { aliquota, codigoNome, dataLida, dinheiro, quantidade, valorUnitario } from './primitivos.ts';

const texto = z.string().nullable();

/** What a file says beyond the model: its leaves, and its groups element by element (docs: lib/domain/declaracao-importacao.ts). */
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
});

const tributo = z.object({
  regime: codigoNome,
  base: dinheiro.nullable(),
  aliquota: aliquota.nullable(),
  aliquotaReduzida: aliquota.nullable(),
  devido: dinheiro,
  recolher: dinheiro,
});

export const itemDeclarado = z.object({
  sequencia: z.number().int(),
  descricao: z.string(),
  quantidade,
  unidade: texto,
  valorUnitario,
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
  itens: z.array(itemDeclarado),
  campos: z.record(z.string(), texto),
  grupos,
});

/** The header of a DI: everything but its adições. */
export const declaracaoCabecalho = z.object({
  numeroDI: z.string(),
  duimp: z.object({ versao: z.number().int(), situacao: texto }).optional(),
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
  documentos: z.array(z.object({ tipo: codigoNome, numero: texto })),
  embalagens: z.array(z.object({ tipo: codigoNome, quantidade: z.number().int().nullable() })),
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

/** Sums of a declaration. `tributos` is what was declared due (devido), `recolher` what had to be paid. */
export const tributosTotais = z.object({
  ii: dinheiro,
  ipi: dinheiro,
  pis: dinheiro,
  cofins: dinheiro,
  taxaSiscomex: dinheiro,
});
