import { z } from 'zod';
import { ETAPAS_DCR } from '#lib/domain/zfm/dcr.ts';

/** The open step of a DCR-E, and the field that a link leads to: `importados.3.preco`. */
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

/** The starting values of a new DCR-E, given by the page that links to it. */
export const novoDcrBusca = z.object({ produtoId: z.uuid().optional().catch(undefined) });
