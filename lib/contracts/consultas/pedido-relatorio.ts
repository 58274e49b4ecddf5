import { z } from 'zod';
import { STATUS_PEDIDO } from '#lib/domain/pedidos/pedido.ts';
import { data, id } from '#lib/registros/primitivos.ts';

export const AGRUPAMENTOS_DE_PEDIDOS = ['mes', 'fornecedor', 'item'] as const;

/** Orders dated in the period, grouped by month, supplier or part number. */
export const relatorioDePedidosConsulta = z.strictObject({
  agrupar: z.enum(AGRUPAMENTOS_DE_PEDIDOS).default('mes'),
  dataDe: data.optional(),
  dataAte: data.optional(),
  fornecedorId: id.optional(),
  importadorId: id.optional(),
  /** When absent: orders sent to the supplier, neither drafts nor cancelled orders. */
  status: z.enum(STATUS_PEDIDO).optional(),
});

export type RelatorioDePedidosConsulta = z.infer<typeof relatorioDePedidosConsulta>;
