import { z } from 'zod';
import { id, instante, numeroDuimp } from '#lib/registros/primitivos.ts';

/** Where the Portal Único sends the notices of a credential, and what came last. Without any part of the secret. */
export const receptorDoPortal = z.object({
  credencialId: id,
  /** Path on this server; the person puts its address before it. */
  caminho: z.string(),
  /** Since when the present secret is in force. */
  feitoEm: instante,
  feitoPor: z.string(),
  /** The last notice with the right secret; null before the first. */
  avisadoEm: instante.nullable(),
  /** Event of that notice, as the Portal names it. */
  evento: z.string().nullable(),
  /** The DUIMP that it named. */
  numero: z.string().nullable(),
  /** How many came in, repeated ones too. */
  avisos: z.number().int(),
});
export type ReceptorDoPortal = z.infer<typeof receptorDoPortal>;

/** The secret appears in this answer alone. */
export const segredoDoReceptor = z.object({ segredo: z.string(), receptores: z.array(receptorDoPortal) });

/** A notice as it comes: any object, because a secret that is wrong must not learn what is read of it. */
export const avisoRecebido = z.looseObject({});

/**
 * All that Cais reads of a notice: which DUIMP to look at, and the sentence, which is shown as what the notice said of a draft. Nothing
 * else comes of it.
 */
export const avisoDaDuimp = z.object({
  identificacao: z.object({ numero: numeroDuimp }),
  message: z.string().nullish().catch(null),
});
