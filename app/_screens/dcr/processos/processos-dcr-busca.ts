import { z } from 'zod';

export const processosDcrBusca = z.object({
  /** The open dialog. */
  dialogo: z.enum(['conferir-arquivo']).optional().catch(undefined),
});
