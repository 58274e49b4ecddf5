import { z } from 'zod';

/** An article of an act: its number and its paragraphs, as copied. No paragraph: the text is not in the copy. */
const artigo = z.strictObject({ numero: z.string(), paragrafos: z.array(z.string()) });

/** The acts of the reform that the product cites. scripts/site/leis.ts builds it from docs/leis. */
export const leis = z.array(
  z.strictObject({ id: z.string(), nome: z.string(), origem: z.string(), artigos: z.array(artigo) }),
);
export type Leis = z.infer<typeof leis>;
