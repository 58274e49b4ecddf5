import { z } from 'zod';

/** `public/config.json`: what one build needs to be told in each place it runs. */
export const configuracaoPublica = z.object({
  /** Where the API lives; empty = the origin of the page. */
  apiBaseUrl: z
    .string()
    .default('')
    .transform((url) => url.trim().replace(/\/+$/, '')),
  consultoria: z.object({ nome: z.string(), url: z.url() }).nullable().default(null),
});
export type ConfiguracaoPublica = z.infer<typeof configuracaoPublica>;
