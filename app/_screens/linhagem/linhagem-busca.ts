import { z } from 'zod';

/** Without `vista`, the screen shows the form that fits it. */
export const linhagemBusca = z.object({ vista: z.enum(['grafo', 'tabela']).optional().catch(undefined) });
export type VistaDaLinhagem = NonNullable<z.infer<typeof linhagemBusca>['vista']>;
