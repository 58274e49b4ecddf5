import { z } from 'zod';
import { ORIGENS_PARAMETRO, SITUACOES_PARAMETRO } from '#lib/domain/cadastros/parametro.ts';
import { entreCampos, vigenciaEmOrdem } from '#lib/registros/entre-campos.ts';
import { PARAMETRO } from '#lib/registros/parametro.ts';
import { dataLida } from '#lib/registros/primitivos.ts';
import { identidade, registroLido } from './cadastro.ts';

const VIGENCIA = ['vigenciaInicio', 'vigenciaFim'] as const;

export const parametroNovo = entreCampos(z.strictObject(PARAMETRO), VIGENCIA, vigenciaEmOrdem);
export type ParametroNovo = z.infer<typeof parametroNovo>;

export const parametroEdicao = entreCampos(z.strictObject({ ...identidade, ...PARAMETRO }), VIGENCIA, vigenciaEmOrdem);

export const parametro = z.object({
  ...registroLido,
  origem: z.enum(ORIGENS_PARAMETRO),
  codigo: z.string(),
  /** Null while nobody has fixed it. */
  valor: z.string().nullable(),
  /** What is expected of a value that is not fixed yet; never charged. */
  estimativa: z.string().nullable(),
  vigenciaInicio: dataLida.nullable(),
  vigenciaFim: dataLida.nullable(),
  fonte: z.string(),
  situacao: z.enum(SITUACOES_PARAMETRO),
});
export type ParametroLido = z.infer<typeof parametro>;
