import { z } from 'zod';

/** Content of `public/config.json`: the settings that differ between installations of the same build. */
export const configuracaoPublica = z.object({
  /** Origin of the API; empty means the origin of the page. */
  apiBaseUrl: z
    .string()
    .default('')
    .transform((url) => url.trim().replace(/\/+$/, '')),
  /** Named in the footer, with a link where it has a page. */
  consultoria: z.object({ nome: z.string(), url: z.url().optional() }).nullable().default(null),
});
export type ConfiguracaoPublica = z.infer<typeof configuracaoPublica>;
