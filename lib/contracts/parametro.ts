import { z } from 'zod';
import { ORIGENS_PARAMETRO, SITUACOES_PARAMETRO } from '#lib/domain/cadastros/parametro.ts';
import { entreCampos, vigenciaEmOrdem } from '#lib/registros/entre-campos.ts';
import { dataAntiga, dataLida, decimalInformado, ultimoDia } from '#lib/registros/primitivos.ts';
import { opcional } from '#lib/registros/tipos.ts';
import { identidade, registroLido } from './cadastro.ts';

const campos = {
  codigo: z.string().regex(/^[A-Z][A-Z0-9_]{2,59}$/, 'O código tem letras maiúsculas, algarismos e _.'),
  valor: decimalInformado({ inteiros: 12, casas: 6 }),
  vigenciaInicio: opcional(dataAntiga),
  vigenciaFim: opcional(ultimoDia),
  fonte: z.string().trim().min(1, 'Informe a fonte: a lei, a portaria, quem confirmou.').max(300),
  situacao: z.enum(SITUACOES_PARAMETRO),
};
const VIGENCIA = ['vigenciaInicio', 'vigenciaFim'] as const;

export const parametroNovo = entreCampos(z.strictObject(campos), VIGENCIA, vigenciaEmOrdem);
export type ParametroNovo = z.infer<typeof parametroNovo>;

export const parametroEdicao = entreCampos(z.strictObject({ ...identidade, ...campos }), VIGENCIA, vigenciaEmOrdem);

export const parametro = z.object({
  ...registroLido,
  origem: z.enum(ORIGENS_PARAMETRO),
  codigo: z.string(),
  valor: z.string(),
  vigenciaInicio: dataLida.nullable(),
  vigenciaFim: dataLida.nullable(),
  fonte: z.string(),
  situacao: z.enum(SITUACOES_PARAMETRO),
});
export type ParametroLido = z.infer<typeof parametro>;
