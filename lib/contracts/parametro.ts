import { z } from 'zod';
import { ORIGENS_PARAMETRO, SITUACOES_PARAMETRO } from '#lib/domain/parametro.ts';
import { consultaDeCadastro, identidade, registroLido } from './cadastro.ts';
import { data, decimalInformado } from './primitivos.ts';

const vigencia = data.nullable().default(null);

const campos = {
  codigo: z.string().regex(/^[A-Z][A-Z0-9_]{2,59}$/, 'O código tem letras maiúsculas, algarismos e _.'),
  valor: decimalInformado({ inteiros: 12, casas: 6 }),
  vigenciaInicio: vigencia,
  vigenciaFim: vigencia,
  fonte: z.string().trim().min(1, 'Informe a fonte: a lei, a portaria, quem confirmou.').max(300),
  situacao: z.enum(SITUACOES_PARAMETRO),
};

const comVigencia = <T extends { vigenciaInicio: string | null; vigenciaFim: string | null }>(parametro: T) =>
  parametro.vigenciaInicio === null ||
  parametro.vigenciaFim === null ||
  parametro.vigenciaInicio <= parametro.vigenciaFim;
const foraDeOrdem = { path: ['vigenciaFim'], error: 'O fim da vigência é anterior ao início.' };

export const parametroNovo = z.strictObject(campos).refine(comVigencia, foraDeOrdem);
export type ParametroNovo = z.infer<typeof parametroNovo>;

export const parametroEdicao = z.strictObject({ ...identidade, ...campos }).refine(comVigencia, foraDeOrdem);

export const parametro = z.object({
  ...registroLido,
  origem: z.enum(ORIGENS_PARAMETRO),
  codigo: z.string(),
  valor: z.string(),
  vigenciaInicio: data.nullable(),
  vigenciaFim: data.nullable(),
  fonte: z.string(),
  situacao: z.enum(SITUACOES_PARAMETRO),
});
export type ParametroLido = z.infer<typeof parametro>;

export const parametroConsulta = consultaDeCadastro(['codigo', 'vigenciaInicio', 'situacao', 'origem'], 'codigo', {
  codigo: z.string().optional(),
  situacao: z.enum(SITUACOES_PARAMETRO).optional(),
  origem: z.enum(ORIGENS_PARAMETRO).optional(),
  /** Only what holds on this day. */
  vigenteEm: data.optional(),
});
export type ParametroConsulta = z.infer<typeof parametroConsulta>;
