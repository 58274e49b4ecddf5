import { z } from 'zod';
import { consultaDeCadastro } from '#lib/contracts/platform/cadastro.ts';
import { ORIGENS_PARAMETRO, SITUACOES_PARAMETRO } from '#lib/domain/cadastros/parametro.ts';
import { data } from '#lib/registros/primitivos.ts';

export const parametroConsulta = consultaDeCadastro(['codigo', 'vigenciaInicio', 'situacao', 'origem'], 'codigo', {
  codigo: z.string().optional(),
  situacao: z.enum(SITUACOES_PARAMETRO).optional(),
  origem: z.enum(ORIGENS_PARAMETRO).optional(),
  /** Only values in force on this day. */
  vigenteEm: data.optional(),
});

export type ParametroConsulta = z.infer<typeof parametroConsulta>;
