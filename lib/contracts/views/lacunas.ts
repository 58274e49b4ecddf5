import { z } from 'zod';
import { CAUSAS_DA_LACUNA, type LacunaDoProcesso } from '#lib/domain/zfm/lacunas-do-processo.ts';

export const lacunaDoProcesso = z.object({
  causa: z.enum(CAUSAS_DA_LACUNA),
  quantas: z.number().int(),
  texto: z.string(),
  detalhe: z.string().nullable(),
  remedio: z.string(),
  lugar: z.object({
    onde: z.enum(['PROCESSO', 'DAI', 'IMPORTADOR']),
    aba: z.string().nullable(),
    campo: z.string().nullable(),
  }),
}) satisfies z.ZodType<LacunaDoProcesso>;
export type LacunaLida = z.infer<typeof lacunaDoProcesso>;
