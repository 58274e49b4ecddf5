import { z } from 'zod';
import { SITUACOES_REFERENCIA } from '#lib/domain/cadastros/parametro.ts';
import { data, dataLida, instante } from '#lib/registros/primitivos.ts';

/** An act as Cais ships it, with the confirmation of the company. */
const atoDoCalendario = z.object({
  codigo: z.string(),
  inicio: dataLida,
  fim: dataLida.nullable(),
  assunto: z.string(),
  atos: z.string(),
  fonte: z.string(),
  endereco: z.string().nullable(),
  lidoEm: dataLida,
  situacao: z.enum(SITUACOES_REFERENCIA),
  /** The person of the company who confirmed it, the source that the person read with its day, and when. */
  confirmado: z.object({ fonte: z.string(), fonteEm: dataLida, em: instante, por: z.string() }).nullable(),
});
export type AtoLido = z.infer<typeof atoDoCalendario>;

/** Answer of `GET /api/Calendario/Atos`, by day. */
export const atosDoCalendario = z.array(atoDoCalendario);

/** Body of `PUT /api/Calendario/Atos/:codigo/Confirmacao`. */
export const confirmacaoDoAto = z.strictObject({
  fonte: z.string().trim().min(3, 'Diga onde leu: o ato, a página, quem confirmou.').max(300),
  fonteEm: data,
});
export type ConfirmacaoDoAto = z.infer<typeof confirmacaoDoAto>;
