import { z } from 'zod';
import { id } from '#lib/registros/primitivos.ts';
import { SEM_PAGINA } from './exportacao.ts';

/** How many rows one request may delete or restore; a larger result must be filtered first. */
export const MAXIMO_DE_VARIOS = 10_000;

/** Either ids, or the whole result of a list with the row count the person saw, so that no unseen row is included. */
export function pedidoDeVarios(consulta: z.ZodObject) {
  return z.union([z.strictObject({ ids: z.array(id).min(1).max(MAXIMO_DE_VARIOS) }), resultadoPedido(consulta)]);
}

/** The whole result of a list, with the row count the person saw. */
export function resultadoPedido(consulta: z.ZodObject) {
  return z.strictObject({ consulta: consulta.omit(SEM_PAGINA), total: z.number().int().min(0) });
}

/** Ids that succeeded, and each refused row with its name (null when the row does not exist) and reason. */
export const resultadoDeVarios = z.object({
  feitos: z.array(id),
  recusados: z.array(z.object({ id, nome: z.string().nullable(), motivo: z.string() })),
});
export type ResultadoDeVarios = z.infer<typeof resultadoDeVarios>;
