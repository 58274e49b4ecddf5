import type { CampoLido } from '#lib/domain/zfm/arquivo-de-registros.ts';
import { formatarData } from './data.ts';
import { formatarDecimal, SEM_VALOR } from './decimal.ts';

/**
 * Formats a field of a fixed-width file: a date as `20/11/2026`, a number with the decimals of the field as `12.345,60`. A number
 * without decimals may be a count, a CNPJ or a month, so it stays as it is. A blank or unreadable field is a dash.
 */
export function formatarCampo({ tipo, valor }: Pick<CampoLido, 'tipo' | 'valor'>): string {
  if (tipo === 'D') return formatarData(valor);
  const casas = tipo === 'N' ? valor?.split('.')[1]?.length : undefined;
  return casas === undefined ? valor || SEM_VALOR : formatarDecimal(valor, casas);
}
