import { z } from 'zod';
import { PASSOS_DO_ASSISTENTE } from './assistente-passos.ts';

/** Whose process is being filled in and at which step; before there is one, how it is to begin and from which orders. */
export const assistenteBusca = z.object({
  processo: z.uuid().optional().catch(undefined),
  passo: z.enum(PASSOS_DO_ASSISTENTE).catch('identificacao').default('identificacao'),
  comeco: z.enum(['pedido', 'processo']).optional().catch(undefined),
  /** Ids with commas between them. */
  pedidos: z
    .string()
    .regex(/^[\da-f-]{36}(,[\da-f-]{36}){0,19}$/)
    .optional()
    .catch(undefined),
});

export const ASSISTENTE_BUSCA_PADRAO = { passo: 'identificacao' } as const;
