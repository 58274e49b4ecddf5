import { z } from 'zod';

/** `GET /saude`: that the server answers, and which version it is of. Another back end need not say it. */
export const saude = z.object({ versao: z.string().optional() });
