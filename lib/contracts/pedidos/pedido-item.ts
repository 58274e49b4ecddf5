import { z } from 'zod';
import { linhasDePedidosConsulta } from '#lib/contracts/consultas/pedido-item.ts';
import { SEM_ORDEM } from '#lib/contracts/platform/exportacao.ts';
import { STATUS_PEDIDO } from '#lib/domain/pedidos/pedido.ts';
import { dataLida, dinheiro, id, quantidade, valorUnitario } from '#lib/registros/primitivos.ts';
import { codigoENome } from '#lib/registros/tipos.ts';

const pessoa = z.object({ id, razaoSocial: z.string() });

/** An order line with its shipped quantity: a row of "Saldos por item". Amounts are in the currency of the order. */
export const linhaDoPedido = z.object({
  id,
  pedidoId: id,
  numero: z.string(),
  status: z.enum(STATUS_PEDIDO),
  fornecedor: pessoa,
  importador: pessoa,
  data: dataLida,
  entregaPrevista: dataLida.nullable(),
  moeda: codigoENome,
  /** Place in its order, from 1. */
  linha: z.number().int(),
  partNumber: z.string(),
  descricao: z.string(),
  ncm: z.string(),
  unidade: z.string(),
  quantidade,
  valorUnitario,
  /** Sum over processos that are neither cancelled nor deleted. */
  embarcado: quantidade,
  saldo: quantidade,
  /** Quantity × unit value and balance × unit value, each rounded half up to the cent. */
  valor: dinheiro,
  valorSaldo: dinheiro,
});
export type LinhaDePedidos = z.infer<typeof linhaDoPedido>;

export const linhasDePedidosTotaisConsulta = linhasDePedidosConsulta.omit(SEM_ORDEM);
export type LinhasDePedidosTotaisConsulta = z.infer<typeof linhasDePedidosTotaisConsulta>;

/** Absent when the result has several currencies: dollars and euros have no sum. */
export const linhasDePedidosTotais = z.object({ valor: dinheiro.optional(), valorSaldo: dinheiro.optional() });
export type LinhasDePedidosTotais = z.infer<typeof linhasDePedidosTotais>;

/** Sums of a result, one row per currency. */
export const totalPorMoeda = z.object({
  moeda: codigoENome,
  linhas: z.number().int(),
  valor: dinheiro,
  valorSaldo: dinheiro,
});
export type TotalPorMoeda = z.infer<typeof totalPorMoeda>;
