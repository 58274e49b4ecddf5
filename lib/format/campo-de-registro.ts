import type { CampoLido } from '#lib/domain/zfm/arquivo-de-registros.ts';
import { formatarData } from './data.ts';
import { formatarDecimal, SEM_VALOR } from './decimal.ts';

/**
 * What a field of a fixed-width file says: a day as `20/11/2026`, a figure with the decimals of the field, `12.345,60`. A number
 * without decimals may be a count, a CNPJ or a month: it stays as it is. Blank, or illegible, is a dash.
 */
export function formatarCampo({ tipo, valor }: Pick<CampoLido, 'tipo' | 'valor'>): string {
  if (tipo === 'D') return formatarData(valor);
  const casas = tipo === 'N' ? valor?.split('.')[1]?.length : undefined;
  return casas === undefined ? valor || SEM_VALOR : formatarDecimal(valor, casas);
}
