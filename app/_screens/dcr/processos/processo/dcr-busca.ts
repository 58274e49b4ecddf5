import { z } from 'zod';
import { ETAPAS_DCR } from '#lib/domain/zfm/dcr.ts';

/** Which step of a DCR-E is open, and the field of it somebody is led to: `importados.3.preco`. */
export const dcrBusca = z.object({
  etapa: z.enum(ETAPAS_DCR).catch('identificacao').default('identificacao'),
  campo: z
    .string()
    .regex(/^[A-Za-z]+(\.\w+)*$/)
    .optional()
    .catch(undefined),
});
export type DcrBusca = z.infer<typeof dcrBusca>;

export const DCR_BUSCA_PADRAO: DcrBusca = { etapa: 'identificacao' };

/** What a new DCR-E begins with, where the person comes from says it. */
export const novoDcrBusca = z.object({ produtoId: z.uuid().optional().catch(undefined) });
