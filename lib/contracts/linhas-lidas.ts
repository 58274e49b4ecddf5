import { z } from 'zod';

/** The largest sheet of lines of one record, in bytes. */
export const TAMANHO_MAXIMO_DE_LINHAS = 16 * 1024 * 1024;

/** A sheet of lines as a grid would take it: nothing is written. */
export const linhasLidas = z.object({
  folha: z.string(),
  /** Titles of the columns that no field was known by. */
  ignoradas: z.array(z.string()),
  linhas: z.array(
    z.object({
      /** Of the row in the file, from 1. */
      numero: z.number().int(),
      /** Text by column of the grid; what cannot be read is as it came. */
      celulas: z.record(z.string(), z.string()),
      /** Why a cell will not do, by column. */
      erros: z.record(z.string(), z.string()),
    }),
  ),
});
export type LinhasLidas = z.infer<typeof linhasLidas>;
