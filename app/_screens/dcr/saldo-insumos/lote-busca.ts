import { z } from 'zod';

/** The dialog and the memória open over a lote. A malformed value is dropped. */
export const loteBusca = z.object({
  dialogo: z.enum(['ajustar', 'devolver', 'especie']).optional().catch(undefined),
  memoria: z.enum(['fob', 'cif']).optional().catch(undefined),
});
