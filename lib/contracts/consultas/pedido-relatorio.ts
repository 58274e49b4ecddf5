import { z } from 'zod';
import { STATUS_PEDIDO } from '#lib/domain/pedidos/pedido.ts';
import { data, id } from '#lib/registros/primitivos.ts';

export const AGRUPAMENTOS_DE_PEDIDOS = ['mes', 'fornecedor', 'item'] as const;

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
