import { z } from 'zod';

/** Limit of a sheet with the lines of one record, in bytes. */
export const TAMANHO_MAXIMO_DE_LINHAS = 16 * 1024 * 1024;

/** How to read numbers that fit both conventions, where the sheet does not tell. */
export const linhasALer = z.strictObject({ numeros: z.enum(['PT', 'EN']).optional() });

/** A sheet of lines as the grid takes it. Nothing is written. */
export const linhasLidas = z.object({
  folha: z.string(),
  /** Titles of the columns that match no field. */
  ignoradas: z.array(z.string()),
  /** A number that may be a thousand and more or a decimal, which a person has to tell; it is read as in pt-BR meanwhile. */
  duvida: z.object({ titulo: z.string(), texto: z.string() }).nullable().default(null),
  linhas: z.array(
    z.object({
      /** Number of the row in the file, from 1. */
      numero: z.number().int(),
      /** Text by column of the grid; unreadable text is kept as it came. */
      celulas: z.record(z.string(), z.string()),
      /** Why a cell is refused, by column. */
      erros: z.record(z.string(), z.string()),
    }),
  ),
});
export type LinhasLidas = z.infer<typeof linhasLidas>;
