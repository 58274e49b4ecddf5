import { z } from 'zod';

/** `campo`: where in the form somebody is led to, by its path. */
export const registroBusca = z.object({
  campo: z
    .string()
    .regex(/^[A-Za-z]+(\.\w+)*$/)
    .optional()
    .catch(undefined),
});
