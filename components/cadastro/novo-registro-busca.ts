import { z } from 'zod';

/** `de` is the id of the record to copy from; `digitado` is the text that a lookup did not find. */
export const novoRegistroBusca = z.object({
  de: z.uuid().optional().catch(undefined),
  digitado: z.string().max(120).optional().catch(undefined),
});
