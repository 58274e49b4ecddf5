import { z } from 'zod';

/** The router parses a value of digits as a number. */
const palavras = z
  .preprocess((valor) => (typeof valor === 'number' ? String(valor) : valor), z.string().max(200))
  .optional()
  .catch(undefined);

/** The open section of the manual, or the text searched in it. */
export const ajudaBusca = z.object({ secao: palavras, q: palavras });
