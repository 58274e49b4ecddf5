import { z } from 'zod';
import { STATUS_PEDIDO } from '#lib/domain/pedido.ts';
import { data, dinheiro, id } from '#lib/registros/primitivos.ts';
import { codigoENome } from '#lib/registros/tipos.ts';

export const AGRUPAMENTOS_DE_PEDIDOS = ['mes', 'fornecedor', 'item'] as const;
export type AgrupamentoDePedidos = (typeof AGRUPAMENTOS_DE_PEDIDOS)[number];

/** What was ordered from a day to another, by month, supplier or part number. */
export const relatorioDePedidosConsulta = z.strictObject({
  agrupar: z.enum(AGRUPAMENTOS_DE_PEDIDOS).default('mes'),
  dataDe: data.optional(),
  dataAte: data.optional(),
  fornecedorId: id.optional(),
  importadorId: id.optional(),
  /** Without it, what went out to the supplier: neither drafts nor what was cancelled. */
  status: z.enum(STATUS_PEDIDO).optional(),
});
export type RelatorioDePedidosConsulta = z.infer<typeof relatorioDePedidosConsulta>;

/** A group of lines in one currency; a group in two currencies is two rows. */
export const grupoDePedidos = z.object({
  /** Of the group and its currency. */
  id: z.string(),
  /** `2026-11`, a supplier's id or a part number. */
  chave: z.string(),
  nome: z.string(),
  moeda: codigoENome,
  pedidos: z.number().int(),
  linhas: z.number().int(),
  /** Σ quantity × unit value of the lines, of what is shipped of them and of what is not, each truncated to the cent. */
  valor: dinheiro,
  valorEmbarcado: dinheiro,
  valorSaldo: dinheiro,
});
export type GrupoDePedidos = z.infer<typeof grupoDePedidos>;
