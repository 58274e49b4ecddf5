import { z } from 'zod';

/** `de`: the shipped parameter to begin from. */
export const novoParametroBusca = z.object({ de: z.uuid().optional().catch(undefined) });
