import { z } from 'zod';
import { consultaDeCadastro } from '#lib/contracts/platform/cadastro.ts';
import { STATUS_PEDIDO } from '#lib/domain/pedidos/pedido.ts';
import { data, id } from '#lib/registros/primitivos.ts';

export const pedidoConsulta = consultaDeCadastro(
  ['numero', 'data', 'entregaPrevista', 'fornecedor', 'status', 'valorItens', 'alteradoEm'],
  '-data',
  {
    status: z.enum(STATUS_PEDIDO).optional(),
    fornecedorId: id.optional(),
    importadorId: id.optional(),
    /** Only orders sent to the supplier with a quantity still to be shipped. */
    comSaldo: z.literal('true').optional(),
    dataDe: data.optional(),
    dataAte: data.optional(),
    entregaPrevistaDe: data.optional(),
    entregaPrevistaAte: data.optional(),
  },
);

export type PedidoConsulta = z.infer<typeof pedidoConsulta>;
