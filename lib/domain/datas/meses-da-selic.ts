import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { MESES_LISTADOS_MAXIMO, mesAnterior, mesesEntre, mesSeguinte, quantosMeses } from './meses.ts';

/**
 * Months `YYYY-MM` whose Selic is charged on a late payment: from the month after the due date to the month before the payment (Lei
 * 9.430/1996, art. 61, § 3º). Empty for a payment in the month due, and if either day is unknown.
 */
export function mesesDaSelic(vencimento: DataTexto | null, pagamento: DataTexto | null): string[] {
  if (!vencimento || !pagamento) return [];
  const de = mesSeguinte(vencimento.slice(0, 7));
  const ate = mesAnterior(pagamento.slice(0, 7));
  // While a year is being typed, the two days may be centuries apart.
  return quantosMeses(de, ate) <= MESES_LISTADOS_MAXIMO ? mesesEntre(de, ate) : [];
}

/** Most months a DCI stores. */
export const MESES_DA_SELIC_MAXIMO = 240;
