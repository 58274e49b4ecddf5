import type { DataTexto } from './decimal-texto.ts';

/**
 * Months `YYYY-MM` whose Selic a late payment is charged: from the one after it fell due to the one before it is paid (Lei 9.430/1996,
 * art. 61, § 3º). None within the month due, and none known where a day is not.
 */
export function mesesDaSelic(vencimento: DataTexto | null, pagamento: DataTexto | null): string[] {
  if (!vencimento || !pagamento) return [];
  const meses: string[] = [];
  for (
    let mes = mesSeguinte(vencimento);
    mes < pagamento.slice(0, 7) && meses.length < MAXIMO;
    mes = mesSeguinte(mes)
  ) {
    meses.push(mes);
  }
  return meses;
}

function mesSeguinte(dia: string): string {
  const [ano, mes] = dia.split('-').map(Number) as [number, number];
  return mes === 12 ? `${ano + 1}-01` : `${ano}-${String(mes + 1).padStart(2, '0')}`;
}

/** As many as a DCI keeps. */
const MAXIMO = 240;
