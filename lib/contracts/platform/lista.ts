import { z } from 'zod';

const TAMANHO_MAXIMO = 200;

/**
 * The query of a list: `pagina`, `tamanho`, `ordem` (a field, with `-` in front for descending), `q`, and the given filters.
 * Strict: an unknown field or a bad value is an error of the caller, answered with 400.
 */
export function consultaDeLista<Ordem extends string, Filtros extends z.ZodRawShape>(
  ordenaveis: readonly Ordem[],
  ordemPadrao: `-${Ordem}` | Ordem,
  filtros: Filtros,
) {
  const ordens = ordenaveis.flatMap((campo) => [campo, `-${campo}`] as const);
  return z.strictObject({
    pagina: z.coerce.number().int().min(1).max(1_000_000).default(1),
    tamanho: z.coerce.number().int().min(1).max(TAMANHO_MAXIMO).default(25),
    ordem: z.enum(ordens).default(ordemPadrao as never),
    q: z.string().trim().max(200).default(''),
    ...filtros,
  });
}
