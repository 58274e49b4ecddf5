import { z } from 'zod';
import { ORIGENS_PARAMETRO, SITUACOES_PARAMETRO } from '#lib/domain/cadastros/parametro.ts';
import { entreCampos, vigenciaEmOrdem } from '#lib/registros/entre-campos.ts';
import { ncm as codigoNcm, dataAntiga, dataLida, percentual, ultimoDia } from '#lib/registros/primitivos.ts';
import { opcional, textoOpcional } from '#lib/registros/tipos.ts';
import { identidade, registroLido } from './cadastro.ts';

/** The largest table taken, in bytes: four times the official file. */
export const TAMANHO_MAXIMO_NCM = 16 * 1024 * 1024;

const campos = {
  codigo: codigoNcm,
  /** With those it stands under, so that "Outros" can be understood. */
  descricao: z.string().trim().min(1, 'Informe a descrição.').max(4000),
  unidadeEstatistica: textoOpcional(20),
  /** Ad valorem rate of the II in the TEC, per cent; null where nobody said it. */
  aliquotaII: percentual.nullable().default(null),
  vigenciaInicio: opcional(dataAntiga),
  vigenciaFim: opcional(ultimoDia),
  /** The act that brought it in. */
  ato: textoOpcional(300),
  situacao: z.enum(SITUACOES_PARAMETRO).default('CONFIRMAR'),
};
const VIGENCIA = ['vigenciaInicio', 'vigenciaFim'] as const;

export const ncmNova = entreCampos(z.strictObject(campos), VIGENCIA, vigenciaEmOrdem);
export type NcmNova = z.infer<typeof ncmNova>;

export const ncmEdicao = entreCampos(z.strictObject({ ...identidade, ...campos }), VIGENCIA, vigenciaEmOrdem);

export const ncm = z.object({
  ...registroLido,
  ...campos,
  vigenciaInicio: opcional(dataLida),
  vigenciaFim: opcional(dataLida),
  codigo: z.string(),
  origem: z.enum(ORIGENS_PARAMETRO),
});
export type NcmLida = z.infer<typeof ncm>;

/** `anterior`: a table older than the one brought in last is meant. */
export const importacaoNcmConsulta = z.strictObject({ anterior: z.enum(['true', 'false']).default('false') });

/** Answer of `POST /api/Ncm/Importar`. */
export const importacaoNcm = z.object({
  /** The day the table is of, and its act, as the file says. */
  atualizadaEm: dataLida,
  ato: z.string(),
  novas: z.number().int(),
  alteradas: z.number().int(),
  foraDeVigor: z.number().int(),
  iguais: z.number().int(),
});
export type ImportacaoNcm = z.infer<typeof importacaoNcm>;
