import { z } from 'zod';
import { moeda } from '#lib/contracts/cadastros/moeda.ts';
import { data, dataLida } from '#lib/registros/primitivos.ts';

const taxa = z.string().regex(/^\d+\.\d{4,9}$/);

/** Answer of `GET /api/Processo/{id}/Cambio`. */
export const cambioDoProcesso = z.object({
  /** The day that chooses the rates: the day of registration, or today while the processo is not registered. */
  dia: dataLida,
  registrado: z.boolean(),
  /** The business day before `dia`, whose closing rate applies. Until 09/04/2019, the second business day before. */
  diaUtil: dataLida,
  moedas: z.array(
    z.object({
      sigla: z.string(),
      /** The last known closing rate up to `diaUtil`. It is of an earlier day when the rate of `diaUtil` is unknown. */
      ptax: z.object({ valor: taxa, data: dataLida, fonte: moeda.shape.fonte }).nullable(),
      /** The rate of the declaration, which its amounts in reais derive from. */
      declarada: taxa.nullable(),
    }),
  ),
});
export type CambioDoProcesso = z.infer<typeof cambioDoProcesso>;
export type MoedaDoCambio = CambioDoProcesso['moedas'][number];

/** Body of `POST /api/Moeda/Buscar`: fetches the closing rates of a currency up to the day before `dia`. */
export const buscaDeCotacao = z.strictObject({
  sigla: z.string().regex(/^[A-Z]{3}$/, 'A moeda tem as três letras da ISO 4217.'),
  dia: data,
});
