import { z } from 'zod';

/** Content of `public/config.json`: the settings that differ between installations of the same build. */
export const configuracaoPublica = z.object({
  /** Origin of the API; empty means the origin of the page. */
  apiBaseUrl: z
    .string()
    .default('')
    .transform((url) => url.trim().replace(/\/+$/, '')),
  consultoria: z.object({ nome: z.string(), url: z.url() }).nullable().default(null),
});
export type ConfiguracaoPublica = z.infer<typeof configuracaoPublica>;
