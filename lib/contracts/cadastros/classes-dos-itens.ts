import { z } from 'zod';
import { itemConsulta } from '#lib/contracts/consultas/item.ts';
import { MAXIMO_DE_VARIOS, pedidoDeVarios, resultadoDeVarios } from '#lib/contracts/platform/varios.ts';
import type { PlanoDeClasses } from '#lib/domain/zfm/cclasstrib/classes-dos-itens.ts';
import { identidade } from '#lib/registros/contrato-de.ts';
import { cClassTrib } from '#lib/registros/mercadoria.ts';
import { id } from '#lib/registros/primitivos.ts';

const versao = identidade.versao;

/** Which items, and the code for all of them; null asks for the proposal of each, of one importer or of all that have a profile. */
export const pedidoDePlanoDeClasses = z.strictObject({
  quais: pedidoDeVarios(itemConsulta),
  cClassTrib,
  importadorId: id.nullable().default(null),
});
export type PedidoDePlanoDeClasses = z.infer<typeof pedidoDePlanoDeClasses>;

export const planoDeClasses = z.object({
  grupos: z.array(
    z.object({
      cClassTrib: z.string(),
      porque: z.string().nullable(),
      supoe: z.string().nullable(),
      avisos: z.array(z.string()),
      itens: z.array(z.object({ id, versao, partNumber: z.string(), atual: z.string().nullable() })),
    }),
  ),
  fora: z.array(z.object({ motivo: z.string(), partNumbers: z.array(z.string()) })),
}) satisfies z.ZodType<PlanoDeClasses>;

/** The code of each item, in the version that was seen; null takes the code away, as the undo does. */
export const pedidoDeClasses = z.strictObject({
  itens: z.array(z.strictObject({ id, versao, cClassTrib })).min(1).max(MAXIMO_DE_VARIOS),
});
export type PedidoDeClasses = z.infer<typeof pedidoDeClasses>;

/** The changed items with their new version and the code they had, and each refused one with its reason. */
export const classesGravadas = resultadoDeVarios.extend({
  feitos: z.array(z.object({ id, versao, antes: z.string().nullable() })),
});
export type ClassesGravadas = z.infer<typeof classesGravadas>;
