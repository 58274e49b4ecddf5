import { z } from 'zod';
import { data, dataLida, id, instante } from '#lib/registros/primitivos.ts';
import { apontamentoDaDai } from './dai.ts';

/** Whose matriz, and the day whose rows it has; today where none is said. */
export const consultaDoXmlDaMatriz = z.strictObject({
  importadorId: z.uuid('Escolha o importador.'),
  dia: data.optional(),
});
export type ConsultaDoXmlDaMatriz = z.infer<typeof consultaDoXmlDaMatriz>;

/** The file of an importer's matriz as it would be made now, with what the check found; with an `erro` it is not handed out. */
export const previaDaMatriz = z.object({
  nome: z.string(),
  xml: z.string(),
  /** What is not known of the layout, to be said beside it; null with the XSD loaded. */
  aviso: z.string().nullable(),
  apontamentos: z.array(apontamentoDaDai),
  importador: z.object({ id, razaoSocial: z.string() }),
  dia: dataLida,
  /** How many rows are in force on the day. */
  itens: z.number().int(),
  /** The XSD it was checked by; null where none is loaded. */
  xsd: z.object({ nome: z.string(), carregadoEm: instante }).nullable(),
});
export type PreviaDaMatriz = z.infer<typeof previaDaMatriz>;
