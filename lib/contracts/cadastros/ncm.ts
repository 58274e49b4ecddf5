import { z } from 'zod';
import { ORIGENS_PARAMETRO } from '#lib/domain/cadastros/parametro.ts';
import { identidade, registroLido } from '#lib/registros/contrato-de.ts';
import { entreCampos, vigenciaEmOrdem } from '#lib/registros/entre-campos.ts';
import { NCM } from '#lib/registros/ncm.ts';
import { dataLida } from '#lib/registros/primitivos.ts';
import { opcional } from '#lib/registros/tipos.ts';

/** Limit of an uploaded table, in bytes: four times the official file. */
export const TAMANHO_MAXIMO_NCM = 16 * 1024 * 1024;

const VIGENCIA = ['vigenciaInicio', 'vigenciaFim'] as const;

export const ncmNova = entreCampos(z.strictObject(NCM), VIGENCIA, vigenciaEmOrdem);
export type NcmNova = z.infer<typeof ncmNova>;

export const ncmEdicao = entreCampos(z.strictObject({ ...identidade, ...NCM }), VIGENCIA, vigenciaEmOrdem);

export const ncm = z.object({
  ...registroLido,
  ...NCM,
  vigenciaInicio: opcional(dataLida),
  vigenciaFim: opcional(dataLida),
  codigo: z.string(),
  origem: z.enum(ORIGENS_PARAMETRO),
});
export type NcmLida = z.infer<typeof ncm>;

/** `anterior`: accepts a table older than the last imported table. */
export const importacaoNcmConsulta = z.strictObject({ anterior: z.enum(['true', 'false']).default('false') });

/** Answer of `POST /api/Ncm/Importar`. */
export const importacaoNcm = z.object({
  /** Day and act of the table, as the file states them. */
  atualizadaEm: dataLida,
  ato: z.string(),
  novas: z.number().int(),
  alteradas: z.number().int(),
  foraDeVigor: z.number().int(),
  iguais: z.number().int(),
});
export type ImportacaoNcm = z.infer<typeof importacaoNcm>;
