import { z } from 'zod';
import { data, dataLida } from '#lib/registros/primitivos.ts';
import { moeda } from './moeda.ts';

const taxa = z.string().regex(/^\d+\.\d{4,9}$/);

/** Answer of `GET /api/Processo/{id}/Cambio`. */
export const cambioDoProcesso = z.object({
  /** The day that chooses the rates: of the registration, or today as long as there is none. */
  dia: dataLida,
  registrado: z.boolean(),
  /** The business day before it, whose closing rate counts; the second one before, until 09/04/2019. */
  diaUtil: dataLida,
  moedas: z.array(
    z.object({
      sigla: z.string(),
      /** The last closing rate known up to `diaUtil`; of another day where that one is not known. */
      ptax: z.object({ valor: taxa, data: dataLida, fonte: moeda.shape.fonte }).nullable(),
      /** As the declaration has it: what its amounts in reais come from. */
      declarada: taxa.nullable(),
    }),
  ),
});
export type CambioDoProcesso = z.infer<typeof cambioDoProcesso>;
export type MoedaDoCambio = CambioDoProcesso['moedas'][number];

/** Body of `POST /api/Moeda/Buscar`: the closing rates of a currency up to the day before this one. */
export const buscaDeCotacao = z.strictObject({
  sigla: z.string().regex(/^[A-Z]{3}$/, 'A moeda tem as três letras da ISO 4217.'),
  dia: data,
});
