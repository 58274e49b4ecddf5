import { z } from 'zod';

/** Graph or table; without it whichever fits the screen. */
export const linhagemBusca = z.object({ vista: z.enum(['grafo', 'tabela']).optional().catch(undefined) });
export type VistaDaLinhagem = NonNullable<z.infer<typeof linhagemBusca>['vista']>;
