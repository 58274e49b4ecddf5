import { z } from 'zod';
import { dataLida } from '#lib/registros/primitivos.ts';

/** Limit of an uploaded table, in bytes: four times the official file. */
export const TAMANHO_MAXIMO_NCM = 16 * 1024 * 1024;

/** `anterior`: accepts a table older than the last imported table. */
export const importacaoNcmConsulta = z.strictObject({ anterior: z.enum(['true', 'false']).default('false') });

/** Answer of `POST /api/Ncm/Importar`. */
export const importacaoNcm = z.object({
  /** Day and act of the table, as the file states them. */
  atualizadaEm: dataLida,
  ato: z.string(),
  novas: z.number().int(),
  alteradas: z.number().int(),
  foraDeVigor: z.number().int(),
  iguais: z.number().int(),
});
export type ImportacaoNcm = z.infer<typeof importacaoNcm>;
