import { z } from 'zod';

/** Whose memória is open: `001.ii`. */
export const adicaoBusca = z.object({
  memoria: z
    .string()
    .regex(/^\d{3}\.\w+$/)
    .optional()
    .catch(undefined),
});
