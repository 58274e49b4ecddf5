import { z } from 'zod';
import { LOCAIS_DESTINO } from '#lib/domain/aduana/local-destino.ts';
import { MODALIDADES_DCI, TRIBUTOS_DCI } from '#lib/domain/zfm/dci.ts';
import { SITUACOES_DCI } from '#lib/domain/zfm/situacao-dci.ts';
import { id, mesInformado } from '#lib/registros/primitivos.ts';

/* What the bodies and the answers of a DCI have in common: in a file of its own, because each of their files opens it. */

export const modalidadeDci = z.enum(MODALIDADES_DCI, 'Escolha a modalidade.');
export const modalidadeTributada = modalidadeDci.exclude(['PN']);
export const localDestinoDci = z.literal(LOCAIS_DESTINO);
export const tributo = z.enum(TRIBUTOS_DCI, 'Escolha o tributo.');
export const competencia = mesInformado('Informe a competência como MM/AAAA.');

export const outraDci = z.object({
  id,
  processo: z.string(),
  numero: z.string().nullable(),
  situacao: z.enum(SITUACOES_DCI),
});

export const porTributo = <T extends z.ZodType>(valor: T) =>
  z.object({ II: valor, IPI: valor, PIS: valor, COFINS: valor });
