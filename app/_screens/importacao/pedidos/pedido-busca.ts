import { z } from 'zod';
import { registroBusca } from '#components/cadastro/registro-busca.ts';

const ABAS_PEDIDO = ['pedido', 'diferencas', 'revisoes'] as const;
export type AbaPedido = (typeof ABAS_PEDIDO)[number];

/** Which part of an order is open, and where in its form somebody is led to. */
export const pedidoBusca = registroBusca.extend({ aba: z.enum(ABAS_PEDIDO).catch('pedido').default('pedido') });

export const PEDIDO_BUSCA_PADRAO: z.infer<typeof pedidoBusca> = { aba: 'pedido' };
