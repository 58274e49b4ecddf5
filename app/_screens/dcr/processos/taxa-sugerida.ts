import { useMoedas } from '#lib/api/moeda.ts';
import { Exato } from '#lib/domain/decimal-exato.ts';

export interface TaxaSugerida {
  /** Reais for a dollar, 6 decimals. */
  taxa: string;
  dia: string | null;
  fonte: string;
}

/** The rate of the dollar the top bar shows; undefined while it is being read, null where there is none. */
export function useTaxaSugerida(): TaxaSugerida | null | undefined {
  const { data, error } = useMoedas();
  if (!data) return error ? null : undefined;
  const dolar = data.find(({ sigla }) => sigla === 'USD');
  const valor = String(dolar?.valorTaxa ?? '');
  if (!dolar || !/^\d+(\.\d+)?$/.test(valor)) return null;
  return {
    taxa: new Exato(valor).toDecimalPlaces(6, Exato.ROUND_HALF_UP).toFixed(6),
    dia: dolar.data,
    fonte: dolar.fonte === 'DEMONSTRACAO' ? 'demonstração' : 'PTAX',
  };
}
