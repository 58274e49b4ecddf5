import { z } from 'zod';

/** More are never answered: who does not find what they look for among them goes on typing. */
export const MAXIMO_LOOKUP = 20;

/** A row of a lookup as any back end may have it: whatever else it carries is kept for the screen that asked. */
const linhaLookup = z.looseObject({
  id: z.union([z.string(), z.number()]).nullish(),
  pais: z.looseObject({}).nullish(),
});
export type LinhaLookup = z.infer<typeof linhaLookup>;

/** An answer with an `Error` property is a failure, whatever its status says. */
export const respostaLookup = z.union([linhaLookup.array(), z.looseObject({ Error: z.unknown() })]);
