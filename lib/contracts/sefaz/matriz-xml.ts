import { z } from 'zod';
import { data, dataLida, id, instante } from '#lib/registros/primitivos.ts';
import { apontamentoDaDai } from './conferencia-da-dai.ts';

/** The importer, and the day whose rows count; without `dia`, today. */
export const consultaDoXmlDaMatriz = z.strictObject({
  importadorId: z.uuid('Escolha o importador.'),
  dia: data.optional(),
});
export type ConsultaDoXmlDaMatriz = z.infer<typeof consultaDoXmlDaMatriz>;

/**
 * The file of an importer's matriz as it would be made now, with the findings of the check. The file is withheld while there is an
 * `erro`.
 */
export const previaDaMatriz = z.object({
  nome: z.string(),
  xml: z.string(),
  /** Warning about unknown parts of the layout, shown beside the file; null when an XSD is loaded. */
  aviso: z.string().nullable(),
  apontamentos: z.array(apontamentoDaDai),
  importador: z.object({ id, razaoSocial: z.string() }),
  dia: dataLida,
  /** Number of rows in force on the day. */
  itens: z.number().int(),
  /** The XSD of the validation; null where none is loaded. */
  xsd: z.object({ nome: z.string(), carregadoEm: instante }).nullable(),
});
export type PreviaDaMatriz = z.infer<typeof previaDaMatriz>;
