import { z } from 'zod';
import { memoria } from '#lib/contracts/calculo/memoria.ts';
import { type AGRUPAMENTOS_DE_INSUMO, saldoInsumoConsulta } from '#lib/contracts/consultas/saldo-insumo.ts';
import { SEM_ORDEM } from '#lib/contracts/platform/exportacao.ts';
import {
  ESPECIES_DO_LOTE,
  ESTADOS_DA_SUSPENSAO,
  FALTAS_DA_REFORMA,
  FINALIDADES_DA_SAIDA,
} from '#lib/domain/zfm/cclasstrib/suspensao-da-reforma.ts';
import {
  DOCUMENTOS_DO_RAZAO,
  NATUREZAS_DO_AJUSTE,
  PAPEIS_DE_ENTRADA,
  TIPOS_DE_MOVIMENTO,
} from '#lib/domain/zfm/saldo-insumo.ts';
import {
  aliquotaDeclarada,
  codigoNome,
  data,
  dataLida,
  decimalDe,
  decimalInformado,
  dinheiro,
  id,
  instante,
  quantidade,
  valorUnitario,
} from '#lib/registros/primitivos.ts';
import { textoObrigatorio } from '#lib/registros/tipos.ts';

/** Quantity of the ledger: seven decimals. */
const quantidadeDeInsumo = decimalDe(7);

/** Reais of each tax; `suspenso` is their sum. */
const suspensos = { ii: dinheiro, ipi: dinheiro, pis: dinheiro, cofins: dinheiro, suspenso: dinheiro };

/** CBS and IBS in reais; null where some lot of it is unknown, or no lot is known in a sum. */
const cbsIbs = { cbs: dinheiro.nullable(), ibsUF: dinheiro.nullable(), ibsMun: dinheiro.nullable() };

/** Position of a lot in its document (lib/domain/zfm/saldo-insumo.ts). */
export const lugarNoPapelDoLote = {
  papel: z.enum(PAPEIS_DE_ENTRADA),
  /** Ten digits for a DI or DSI, fifteen characters for a DUIMP, up to nine digits for a nota. */
  numeroDeclaracao: z.string(),
  serie: z.string().nullable(),
  /** Zero for a document without adições. */
  adicao: z.number().int(),
  /** Position in the adição or in the document, from 1. */
  item: z.number().int(),
};

/** A lot: an item of a declaration, a nota or a DSI in stock. */
export const loteDeInsumo = z.object({
  id,
  /** Only for a lot of a declaration. */
  processo: z.object({ id, numero: z.string() }).nullable(),
  /** The typed record of a nota or DSI. */
  entrada: z.object({ id }).nullable(),
  ...lugarNoPapelDoLote,
  dataRegistro: dataLida,
  dataDesembaraco: dataLida,
  /** Days since the desembaraço. */
  idade: z.number().int(),
  /** `id` is null while the importer is not in the cadastro. */
  importador: z.object({ id: id.nullable(), cnpj: z.string(), razaoSocial: z.string().nullable() }),
  /** The item that the declared text is linked to. */
  itemCadastrado: z.object({ id, partNumber: z.string() }).nullable(),
  ncm: z.string(),
  descricao: z.string(),
  unidade: z.string().nullable(),
  fornecedor: z.string().nullable(),
  quantidade,
  saldo: quantidadeDeInsumo,
  /** As declared, in `moeda`. */
  valorUnitario,
  moeda: codigoNome,
  incoterm: z.string().nullable(),
  /** US$ per unit; null where the declaration does not allow the conversion. */
  custoFob: valorUnitario.nullable(),
  custoCif: valorUnitario.nullable(),
  aliquotaIi: aliquotaDeclarada.nullable(),
  regimeIi: z.string().nullable(),
  /** Still suspended, for the balance. */
  ...suspensos,
  /** Still suspended, for the balance; unknown for the reason of `cbsIbsFalta`. Not in `suspenso`. */
  ...cbsIbs,
  cbsIbsFalta: z.enum(FALTAS_DA_REFORMA).nullable(),
  /**
   * II that came in exempt and falls due if the balance leaves, in US$: a DCI converts it at its own rate. Null where cost or rate is
   * unknown.
   */
  iiExigivelUSD: dinheiro.nullable(),
  /** Some rate of them is an estimate. */
  cbsIbsEstimada: z.boolean(),
  cClassTrib: z.string().nullable(),
  /** Last day to convert the suspension into exemption; null where there is none. */
  prazoConversao: dataLida.nullable(),
});
export type LoteLido = z.infer<typeof loteDeInsumo>;

const movimentoDeInsumo = z.object({
  id,
  ordem: z.number().int(),
  tipo: z.enum(TIPOS_DE_MOVIMENTO),
  /** Signed: negative for an exit. */
  quantidade: quantidadeDeInsumo,
  /** Balance after the movement. */
  saldo: quantidadeDeInsumo,
  /** The day the movement counts for. */
  data: dataLida,
  /** The document behind the movement, with its number where known. */
  documento: z.object({ tipo: z.enum(DOCUMENTOS_DO_RAZAO), id, numero: z.string().nullable() }).nullable(),
  /** `ordem` of the movement that this estorno reverses. */
  estornoDe: z.number().int().nullable(),
  /** `ordem` of the estorno that reversed this movement. */
  estornadoPor: z.number().int().nullable(),
  /** The movement was made by hand and is not reversed yet. */
  estornavel: z.boolean(),
  motivo: z.string().nullable(),
  em: instante,
  usuario: z.object({ id, nome: z.string() }),
});
export type MovimentoLido = z.infer<typeof movimentoDeInsumo>;

const saidaTemporaria = z.object({
  id,
  finalidade: z.enum(FINALIDADES_DA_SAIDA),
  nota: z.string(),
  /** Of the nota; `prazo` counts from it and is the last day to be back. */
  emissao: dataLida,
  prazo: dataLida,
  quantidade: quantidadeDeInsumo,
  retornadaEm: dataLida.nullable(),
  notaDoRetorno: z.string().nullable(),
});
export type SaidaTemporariaLida = z.infer<typeof saidaTemporaria>;

export const loteInteiro = loteDeInsumo.extend({
  /** Number of movements. A new movement names the version the person saw. */
  versao: z.number().int(),
  /** False once the desembaraço is undone, or the processo deleted. */
  emEstoque: z.boolean(),
  /** Taxes suspended on entry, for the whole quantity. */
  entrou: z.object({ ...suspensos, ...cbsIbs }),
  especie: z.enum(ESPECIES_DO_LOTE),
  depreciadoEm: dataLida.nullable(),
  /** Issue of the import document; null is unknown. */
  documentoImportacao: dataLida.nullable(),
  /** Where the suspension of CBS and IBS stands; null where there is none to convert. */
  estadoDaSuspensao: z.enum(ESTADOS_DA_SUSPENSAO).nullable(),
  /** Quantities: used by products with PPB, to be declared by event 112120, and declared. */
  convertido: quantidadeDeInsumo,
  /** Missing, lost or broken, and the tax suspended on it: out of the balance and still to be settled. */
  faltas: quantidadeDeInsumo,
  aApurar: z.object({ ...suspensos, ...cbsIbs }),
  aDeclarar: quantidadeDeInsumo,
  declarado: quantidadeDeInsumo,
  /** Out of the Zona Franca for a while, or back, oldest first. The balance has them. */
  temporarias: z.array(saidaTemporaria),
  /** CBS and IBS of the whole quantity as they come out today; null where they are as kept. */
  recalculo: z.object(cbsIbs).nullable(),
  custo: z.object({ fob: memoria.nullable(), cif: memoria.nullable() }),
  /** In the order they were written. */
  movimentos: z.array(movimentoDeInsumo),
});
export type LoteInteiro = z.infer<typeof loteInteiro>;

export const saldoInsumoTotaisConsulta = saldoInsumoConsulta.omit(SEM_ORDEM);
export type SaldoInsumoTotaisConsulta = z.infer<typeof saldoInsumoTotaisConsulta>;

export const saldoInsumoTotais = z.object({
  ...suspensos,
  /** Sums of the known lots; absent when none is known. */
  cbs: dinheiro.optional(),
  ibsUF: dinheiro.optional(),
  ibsMun: dinheiro.optional(),
  /** US$ of the `comIiExigivel` lots of which it is known; absent when none is. */
  iiExigivelUSD: dinheiro.optional(),
  comIiExigivel: z.string(),
  /** How many lots there are, and of how many CBS and IBS are known. */
  lotes: z.string(),
  comCbsIbs: z.string(),
  /**
   * Lots with goods missing, lost or broken, with or without a balance, and what was suspended on these: II, IPI, PIS and COFINS
   * together, and CBS and IBS together of the `faltasComCbsIbs` lots of which both are known. Absent where there are none.
   */
  lotesComFalta: z.string().optional(),
  suspensoDasFaltas: dinheiro.optional(),
  cbsIbsDasFaltas: dinheiro.optional(),
  faltasComCbsIbs: z.string().optional(),
  /** Absent when the result has several units: pieces and kilograms have no sum. */
  saldo: quantidadeDeInsumo.optional(),
  /** The earliest desembaraço of the remaining stock. */
  maisAntigo: dataLida.optional(),
  /** Days since that desembaraço. */
  diasDoMaisAntigo: z.string().optional(),
});
export type SaldoInsumoTotais = z.infer<typeof saldoInsumoTotais>;
export type AgrupamentoDeInsumo = (typeof AGRUPAMENTOS_DE_INSUMO)[number];

export const grupoDeInsumos = z.object({
  /** Key of the group. */
  chave: z.string(),
  /** The part number or text of the item, the number of the document, or the NCM. */
  nome: z.string(),
  /** Only for a group of one document: its kind, and the series of a nota. */
  papel: z.enum(PAPEIS_DE_ENTRADA).nullable(),
  serie: z.string().nullable(),
  descricao: z.string().nullable(),
  /** Only for a group of one declaration: its processo. */
  processoId: id.nullable(),
  itemId: id.nullable(),
  ncm: z.string().nullable(),
  lotes: z.number().int(),
  unidade: z.string().nullable(),
  /** Null where the lots have several units. */
  saldo: quantidadeDeInsumo.nullable(),
  ...suspensos,
  /** Sums of the lots that `comCbsIbs` counts. */
  ...cbsIbs,
  comCbsIbs: z.number().int(),
  /** The earliest desembaraço, and the days since. */
  dataDesembaraco: dataLida,
  idade: z.number().int(),
});
export type GrupoDeInsumos = z.infer<typeof grupoDeInsumos>;

const motivo = (falta: string) => textoObrigatorio(500, falta);
const versao = z.number().int().min(1);

export const pedidoDeAjuste = z.strictObject({
  versao,
  /** Signed: negative reduces the balance. */
  quantidade: z
    .string('Informe a quantidade.')
    .regex(/^-?\d{1,14}(\.\d{1,7})?$/, 'Informe a quantidade, com até sete casas decimais.')
    .refine((texto) => !/^-?[0.]+$/.test(texto), 'Deve ser diferente de zero.'),
  /** Absent is a correction. A falta keeps its share of the suspended tax to be settled. */
  natureza: z.enum(NATUREZAS_DO_AJUSTE, 'Diga o que o ajuste é.').optional(),
  data,
  motivo: motivo('Diga por que o saldo é ajustado.'),
});
export type PedidoDeAjuste = z.infer<typeof pedidoDeAjuste>;

export const pedidoDeDevolucao = z.strictObject({
  versao,
  quantidade: decimalInformado({ inteiros: 14, casas: 7, positivo: true }),
  data,
  /** Names the document of the return. */
  motivo: motivo('Informe o documento da devolução.'),
});
export type PedidoDeDevolucao = z.infer<typeof pedidoDeDevolucao>;

export const pedidoDeEstorno = z.strictObject({ versao, motivo: motivo('Diga por que o movimento é estornado.') });
export type PedidoDeEstorno = z.infer<typeof pedidoDeEstorno>;

const nota = textoObrigatorio(60, 'Informe o número da nota.');

export const pedidoDeSaidaTemporaria = z.strictObject({
  finalidade: z.enum(FINALIDADES_DA_SAIDA, 'Escolha a finalidade.'),
  nota,
  emissao: data,
  quantidade: decimalInformado({ inteiros: 14, casas: 7, positivo: true }),
});
export type PedidoDeSaidaTemporaria = z.infer<typeof pedidoDeSaidaTemporaria>;

export const pedidoDeRetorno = z.strictObject({
  /** The day the goods came back. */
  data,
  nota,
  quantidade: decimalInformado({ inteiros: 14, casas: 7, positivo: true }),
});
export type PedidoDeRetorno = z.infer<typeof pedidoDeRetorno>;

export const pedidoDeDesfazerSaida = z.strictObject({ motivo: motivo('Diga por que a saída é desfeita.') });
export type PedidoDeDesfazerSaida = z.infer<typeof pedidoDeDesfazerSaida>;
