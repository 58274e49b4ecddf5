import { z } from 'zod';

/** `de`: the record a new one begins from. */
export const novoRegistroBusca = z.object({ de: z.uuid().optional().catch(undefined) });
