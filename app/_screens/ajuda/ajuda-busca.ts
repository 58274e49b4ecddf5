import { z } from 'zod';

/** The router parses a value of digits as a number. */
const palavras = z
  .preprocess((valor) => (typeof valor === 'number' ? String(valor) : valor), z.string().max(200))
  .optional()
  .catch(undefined);

/** The open section of the manual, or the text searched in it, or an article of the law. */
export const ajudaBusca = z.object({
  secao: palavras,
  q: palavras,
  /** An article of an act, in place of the manual: `lc-214-2025.443`. */
  lei: z
    .string()
    .regex(/^[a-z0-9-]+(\.\d+)?$/)
    .optional()
    .catch(undefined),
});
