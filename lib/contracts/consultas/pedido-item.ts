import { z } from 'zod';
import { consultaDeLista } from '#lib/contracts/platform/lista.ts';
import { STATUS_PEDIDO } from '#lib/domain/pedidos/pedido.ts';
import { data, id } from '#lib/registros/primitivos.ts';

export const linhasDePedidosConsulta = consultaDeLista(
  ['numero', 'fornecedor', 'partNumber', 'entregaPrevista', 'saldo', 'valorSaldo'],
  'entregaPrevista',
  {
    fornecedorId: id.optional(),
    importadorId: id.optional(),
    pedidoId: id.optional(),
    /** When absent: lines of orders sent to the supplier, neither drafts nor cancelled orders. */
    status: z.enum(STATUS_PEDIDO).optional(),
    moeda: z
      .string()
      .regex(/^\d{3}$/)
      .optional(),
    entregaPrevistaDe: data.optional(),
    entregaPrevistaAte: data.optional(),
    /** Only lines with a quantity still to be shipped. */
    comSaldo: z.enum(['true', 'false']).optional(),
  },
);

export type LinhasDePedidosConsulta = z.infer<typeof linhasDePedidosConsulta>;
