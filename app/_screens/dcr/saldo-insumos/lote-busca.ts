import { z } from 'zod';

/** The dialog and the memória that stand open over a lote; a broken part is as if it were not there. */
export const loteBusca = z.object({
  dialogo: z.enum(['ajustar', 'devolver']).optional().catch(undefined),
  memoria: z.enum(['fob', 'cif']).optional().catch(undefined),
});
