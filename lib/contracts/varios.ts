import { z } from 'zod';
import { id } from '#lib/registros/primitivos.ts';
import { SEM_PAGINA } from './exportacao.ts';

/** How many rows one request may delete or bring back; more are filtered first. */
export const MAXIMO_DE_VARIOS = 10_000;

/** These rows; or the whole result of a list, with the number of rows the person saw it has, so that no row goes unseen. */
export function pedidoDeVarios(consulta: z.ZodObject) {
  return z.union([
    z.strictObject({ ids: z.array(id).min(1).max(MAXIMO_DE_VARIOS) }),
    z.strictObject({ consulta: consulta.omit(SEM_PAGINA), total: z.number().int().min(0) }),
  ]);
}

/** What was done, and of each that was not, how it is called (null when it is not there) and why. */
export const resultadoDeVarios = z.object({
  feitos: z.array(id),
  recusados: z.array(z.object({ id, nome: z.string().nullable(), motivo: z.string() })),
});
export type ResultadoDeVarios = z.infer<typeof resultadoDeVarios>;
