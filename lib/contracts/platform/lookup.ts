import { z } from 'zod';

/** Limit of the rows of a lookup; a person who does not find the record types on. */
export const MAXIMO_LOOKUP = 20;

/** A row of a lookup, of any back end. Extra fields are kept for the screen that asked. */
const linhaLookup = z.looseObject({
  id: z.union([z.string(), z.number()]).nullish(),
  pais: z.looseObject({}).nullish(),
});
export type LinhaLookup = z.infer<typeof linhaLookup>;

/** An answer with an `Error` property is a failure, whatever its status. */
export const respostaLookup = z.union([linhaLookup.array(), z.looseObject({ Error: z.unknown() })]);
