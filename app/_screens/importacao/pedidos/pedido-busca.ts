import { z } from 'zod';
import { registroBusca } from '#components/cadastro/registro-busca.ts';

const ABAS_PEDIDO = ['pedido', 'diferencas', 'revisoes'] as const;
export type AbaPedido = (typeof ABAS_PEDIDO)[number];

/** The open tab of an order, and the form field that a link leads to. */
export const pedidoBusca = registroBusca.extend({ aba: z.enum(ABAS_PEDIDO).catch('pedido').default('pedido') });

export const PEDIDO_BUSCA_PADRAO: z.infer<typeof pedidoBusca> = { aba: 'pedido' };
