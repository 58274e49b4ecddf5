import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { PARAMETROS_ADMISSAO_TEMPORARIA } from './admissao-temporaria.ts';
import { PARAMETROS_AFRMM } from './afrmm.ts';
import { PARAMETROS_DCI } from './dci.ts';
import { PARAMETROS_ICMS } from './icms.ts';
import { PARAMETROS_PIS_COFINS } from './pis-cofins.ts';
import { PARAMETROS_REFORMA } from './reforma.ts';
import { PARAMETROS_TAXA_SISCOMEX } from './taxa-siscomex.ts';
import { PARAMETROS_TCIF } from './tcif.ts';
import { PARAMETROS_TOLERANCIA } from './tolerancia.ts';

/** Every rate and amount that Cais ships; a caller of the engine may pass others. */
export const PARAMETROS_DE_FABRICA: readonly Parametro[] = [
  ...PARAMETROS_PIS_COFINS,
  ...PARAMETROS_AFRMM,
  ...PARAMETROS_ICMS,
  ...PARAMETROS_TCIF,
  ...PARAMETROS_TAXA_SISCOMEX,
  ...PARAMETROS_ADMISSAO_TEMPORARIA,
  ...PARAMETROS_TOLERANCIA,
  ...PARAMETROS_DCI,
  ...PARAMETROS_REFORMA,
];
