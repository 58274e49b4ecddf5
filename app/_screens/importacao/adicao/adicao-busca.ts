import { z } from 'zod';

/** The open memória: `001.ii`. */
export const adicaoBusca = z.object({
  memoria: z
    .string()
    .regex(/^\d{3}\.\w+$/)
    .optional()
    .catch(undefined),
});
