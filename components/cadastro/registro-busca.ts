import { z } from 'zod';

/** `campo` is the path of the form field that takes the focus. */
export const registroBusca = z.object({
  campo: z
    .string()
    .regex(/^[A-Za-z]+(\.\w+)*$/)
    .optional()
    .catch(undefined),
});
