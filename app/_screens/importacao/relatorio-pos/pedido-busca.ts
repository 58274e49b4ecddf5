import { z } from 'zod';

const ABAS_PEDIDO = ['pedido', 'diferencas', 'revisoes'] as const;
export type AbaPedido = (typeof ABAS_PEDIDO)[number];

/** Which part of an order is open. */
export const pedidoBusca = z.object({ aba: z.enum(ABAS_PEDIDO).catch('pedido').default('pedido') });

export const PEDIDO_BUSCA_PADRAO: z.infer<typeof pedidoBusca> = { aba: 'pedido' };
