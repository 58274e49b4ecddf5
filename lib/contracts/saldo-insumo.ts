import { z } from 'zod';
import { type AGRUPAMENTOS_DE_INSUMO, saldoInsumoConsulta } from '#lib/contracts/consultas/saldo-insumo.ts';
import { DOCUMENTOS_DO_RAZAO, PAPEIS_DE_ENTRADA, TIPOS_DE_MOVIMENTO } from '#lib/domain/zfm/saldo-insumo.ts';
import {
  aliquota,
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
import { SEM_ORDEM } from './exportacao.ts';
import { memoria } from './memoria.ts';

/** Of the ledger: seven decimals. */
const quantidadeDeInsumo = decimalDe(7);

/** Reais of each tax; `suspenso` is their sum. */
const suspensos = { ii: dinheiro, ipi: dinheiro, pis: dinheiro, cofins: dinheiro, suspenso: dinheiro };

/** Where on its paper a lote stands (lib/domain/zfm/saldo-insumo.ts). */
export const lugarNoPapelDoLote = {
  papel: z.enum(PAPEIS_DE_ENTRADA),
  /** Ten digits of a DI or DSI, fifteen characters of a DUIMP, up to nine digits of a nota. */
  numeroDeclaracao: z.string(),
  serie: z.string().nullable(),
  /** Zero on a paper that has none. */
  adicao: z.number().int(),
  /** Place in the adição or on the paper, from 1. */
  item: z.number().int(),
};

/** An item of a declaration, a nota or a DSI as stock. */
export const loteDeInsumo = z.object({
  id,
  /** Of a declaration. */
  processo: z.object({ id, numero: z.string() }).nullable(),
  /** What somebody wrote down of a nota or DSI. */
  entrada: z.object({ id }).nullable(),
  ...lugarNoPapelDoLote,
  dataRegistro: dataLida,
  dataDesembaraco: dataLida,
  /** Days since the desembaraço. */
  idade: z.number().int(),
  /** Null id until he is in the cadastro. */
  importador: z.object({ id: id.nullable(), cnpj: z.string(), razaoSocial: z.string().nullable() }),
  /** The part number its text is linked to. */
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
  /** US$ per unit; null where the declaration has no way to tell. */
  custoFob: valorUnitario.nullable(),
  custoCif: valorUnitario.nullable(),
  aliquotaIi: aliquota.nullable(),
  regimeIi: z.string().nullable(),
  /** Still under suspension, for what is left. */
  ...suspensos,
});
export type LoteLido = z.infer<typeof loteDeInsumo>;

const movimentoDeInsumo = z.object({
  id,
  ordem: z.number().int(),
  tipo: z.enum(TIPOS_DE_MOVIMENTO),
  /** What it added, negative where it took. */
  quantidade: quantidadeDeInsumo,
  /** The balance after it. */
  saldo: quantidadeDeInsumo,
  /** The day it counts for. */
  data: dataLida,
  /** What asked for it; its number where we have it. */
  documento: z.object({ tipo: z.enum(DOCUMENTOS_DO_RAZAO), id, numero: z.string().nullable() }).nullable(),
  /** Place of the movement an estorno takes back. */
  estornoDe: z.number().int().nullable(),
  /** Place of the estorno that took it back. */
  estornadoPor: z.number().int().nullable(),
  /** It was made by hand, and nothing took it back yet. */
  estornavel: z.boolean(),
  motivo: z.string().nullable(),
  em: instante,
  usuario: z.object({ id, nome: z.string() }),
});
export type MovimentoLido = z.infer<typeof movimentoDeInsumo>;

export const loteInteiro = loteDeInsumo.extend({
  /** How many movements it has had: whoever adds one says which was the last they saw. */
  versao: z.number().int(),
  /** False once the desembaraço was taken back, or its process deleted. */
  emEstoque: z.boolean(),
  /** What came in suspended by all of the quantity. */
  entrou: z.object(suspensos),
  custo: z.object({ fob: memoria.nullable(), cif: memoria.nullable() }),
  /** In the order they were written. */
  movimentos: z.array(movimentoDeInsumo),
});
export type LoteInteiro = z.infer<typeof loteInteiro>;

export const saldoInsumoTotaisConsulta = saldoInsumoConsulta.omit(SEM_ORDEM);
export type SaldoInsumoTotaisConsulta = z.infer<typeof saldoInsumoTotaisConsulta>;

export const saldoInsumoTotais = z.object({
  ...suspensos,
  /** Of a result in one unit only: pieces and kilograms have no sum. */
  saldo: quantidadeDeInsumo.optional(),
  /** The first desembaraço of what is left. */
  maisAntigo: dataLida.optional(),
  /** How many days ago that was. */
  diasDoMaisAntigo: z.string().optional(),
});
export type SaldoInsumoTotais = z.infer<typeof saldoInsumoTotais>;
export type AgrupamentoDeInsumo = (typeof AGRUPAMENTOS_DE_INSUMO)[number];

export const grupoDeInsumos = z.object({
  /** Of the group. */
  chave: z.string(),
  /** The part number or the text of the item, the number of the paper, the NCM. */
  nome: z.string(),
  /** Of one paper, which, and the series of a nota. */
  papel: z.enum(PAPEIS_DE_ENTRADA).nullable(),
  serie: z.string().nullable(),
  descricao: z.string().nullable(),
  /** Of one declaration, its process. */
  processoId: id.nullable(),
  itemId: id.nullable(),
  ncm: z.string().nullable(),
  lotes: z.number().int(),
  unidade: z.string().nullable(),
  /** Where all of it is in one unit. */
  saldo: quantidadeDeInsumo.nullable(),
  ...suspensos,
  /** The first desembaraço, and how many days ago that was. */
  dataDesembaraco: dataLida,
  idade: z.number().int(),
});
export type GrupoDeInsumos = z.infer<typeof grupoDeInsumos>;

const motivo = (falta: string) => z.string().trim().min(1, falta).max(500);
const versao = z.number().int().min(1);

export const pedidoDeAjuste = z.strictObject({
  versao,
  /** Signed: what it adds, negative where it takes. */
  quantidade: z
    .string('Informe a quantidade.')
    .regex(/^-?\d{1,14}(\.\d{1,7})?$/, 'Informe a quantidade, com até sete casas decimais.')
    .refine((texto) => !/^-?[0.]+$/.test(texto), 'Deve ser diferente de zero.'),
  data,
  motivo: motivo('Diga por que o saldo é ajustado.'),
});
export type PedidoDeAjuste = z.infer<typeof pedidoDeAjuste>;

export const pedidoDeDevolucao = z.strictObject({
  versao,
  quantidade: decimalInformado({ inteiros: 14, casas: 7, positivo: true }),
  data,
  /** The paper it went back by. */
  motivo: motivo('Informe o documento da devolução.'),
});
export type PedidoDeDevolucao = z.infer<typeof pedidoDeDevolucao>;

export const pedidoDeEstorno = z.strictObject({ versao, motivo: motivo('Diga por que o movimento é estornado.') });
export type PedidoDeEstorno = z.infer<typeof pedidoDeEstorno>;
