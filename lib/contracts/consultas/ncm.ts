import { z } from 'zod';
import { consultaDeCadastro } from '#lib/contracts/platform/cadastro.ts';
import { ORIGENS_PARAMETRO } from '#lib/domain/cadastros/parametro.ts';
import { ncm as codigoNcm, data } from '#lib/registros/primitivos.ts';

export const ncmConsulta = consultaDeCadastro(['codigo', 'descricao', 'vigenciaInicio', 'origem'], 'codigo', {
  codigo: codigoNcm.optional(),
  origem: z.enum(ORIGENS_PARAMETRO).optional(),
  /** Only NCMs in force on this day. */
  vigenteEm: data.optional(),
});

export type NcmConsulta = z.infer<typeof ncmConsulta>;
