import { z } from 'zod';
import { ORIGENS_PARAMETRO, SITUACOES_PARAMETRO } from '#lib/domain/cadastros/parametro.ts';
import { identidade, registroLido } from '#lib/registros/contrato-de.ts';
import { entreVariosCampos, vigenciaEmOrdem } from '#lib/registros/entre-campos.ts';
import { PARAMETRO, valorFixado } from '#lib/registros/parametro.ts';
import { dataLida } from '#lib/registros/primitivos.ts';

const VIGENCIA = [['vigenciaInicio', 'vigenciaFim'], vigenciaEmOrdem] as const;
const VALOR = [['valor', 'situacao'], valorFixado] as const;

export const parametroNovo = entreVariosCampos(z.strictObject(PARAMETRO), VIGENCIA, VALOR);
export type ParametroNovo = z.infer<typeof parametroNovo>;

export const parametroEdicao = entreVariosCampos(z.strictObject({ ...identidade, ...PARAMETRO }), VIGENCIA, VALOR);

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
