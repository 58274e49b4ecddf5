import { z } from 'zod';

/** `de` is the id of the record to copy from. */
export const novoRegistroBusca = z.object({ de: z.uuid().optional().catch(undefined) });
