import { z } from 'zod';

export const processosDciBusca = z.object({
  /** The open dialog. */
  dialogo: z.enum(['conferir-arquivo']).optional().catch(undefined),
});
