import { z } from 'zod';

/** `GET /saude`: the server answers, with its version. Another back end may leave the version out. */
export const saude = z.object({ versao: z.string().optional() });
