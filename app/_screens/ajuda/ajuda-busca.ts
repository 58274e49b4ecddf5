import { z } from 'zod';

/** The router reads digits as a number. */
const palavras = z
  .preprocess((valor) => (typeof valor === 'number' ? String(valor) : valor), z.string().max(200))
  .optional()
  .catch(undefined);

/** The section of the manual, or what is looked for in it. */
export const ajudaBusca = z.object({ secao: palavras, q: palavras });
