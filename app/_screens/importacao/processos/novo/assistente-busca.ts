import { z } from 'zod';
import { PASSOS_DO_ASSISTENTE } from './assistente-passos.ts';

/** The processo and the step of the wizard. Before there is a processo: the way to begin, and the chosen orders. */
export const assistenteBusca = z.object({
  processo: z.uuid().optional().catch(undefined),
  passo: z.enum(PASSOS_DO_ASSISTENTE).catch('identificacao').default('identificacao'),
  comeco: z.enum(['pedido', 'processo']).optional().catch(undefined),
  /** Comma-separated ids. */
  pedidos: z
    .string()
    .regex(/^[\da-f-]{36}(,[\da-f-]{36}){0,19}$/)
    .optional()
    .catch(undefined),
});

export const ASSISTENTE_BUSCA_PADRAO = { passo: 'identificacao' } as const;
