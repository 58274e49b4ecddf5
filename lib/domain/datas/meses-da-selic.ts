import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { MESES_LISTADOS_MAXIMO, mesAnterior, mesesEntre, mesSeguinte, quantosMeses } from './meses.ts';

/**
 * Months `YYYY-MM` whose Selic a late payment is charged: from the one after it fell due to the one before it is paid (Lei 9.430/1996,
 * art. 61, § 3º). None within the month due, and none known where a day is not.
 */
export function mesesDaSelic(vencimento: DataTexto | null, pagamento: DataTexto | null): string[] {
  if (!vencimento || !pagamento) return [];
  const de = mesSeguinte(vencimento.slice(0, 7));
  const ate = mesAnterior(pagamento.slice(0, 7));
  // While a year is being typed the two may be centuries apart.
  return quantosMeses(de, ate) <= MESES_LISTADOS_MAXIMO ? mesesEntre(de, ate) : [];
}

/** As many as a DCI keeps. */
export const MESES_DA_SELIC_MAXIMO = 240;
