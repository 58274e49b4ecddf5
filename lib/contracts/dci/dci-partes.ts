import { z } from 'zod';
import { LOCAIS_DESTINO } from '#lib/domain/aduana/viagem/local-destino.ts';
import { SITUACOES_DCI } from '#lib/domain/zfm/situacao-dci.ts';
import { id } from '#lib/registros/primitivos.ts';

/* Shared by the bodies and the answers of a DCI. It has its own file because each of their files imports it. */

export const localDestinoDci = z.literal(LOCAIS_DESTINO);

export const outraDci = z.object({
  id,
  processo: z.string(),
  numero: z.string().nullable(),
  situacao: z.enum(SITUACOES_DCI),
});

export const porTributo = <T extends z.ZodType>(valor: T) =>
  z.object({ II: valor, IPI: valor, PIS: valor, COFINS: valor });
