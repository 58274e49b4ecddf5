import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { useMoedas } from './moeda.ts';

export interface TaxaSugerida {
  /** Reais for a dollar, as many decimals as were asked for. */
  taxa: string;
  dia: string | null;
  fonte: string;
}

/** The rate of the dollar the top bar shows; undefined while it is being read, null where there is none. */
export function useTaxaSugerida(casas: number): TaxaSugerida | null | undefined {
  const { data, error } = useMoedas();
  if (!data) return error ? null : undefined;
  const dolar = data.find(({ sigla }) => sigla === 'USD');
  const valor = String(dolar?.valorTaxa ?? '');
  if (!dolar || !/^\d+(\.\d+)?$/.test(valor)) return null;
  return {
    taxa: new Exato(valor).toDecimalPlaces(casas, Exato.ROUND_HALF_UP).toFixed(casas),
    dia: dolar.data,
    fonte: dolar.fonte === 'DEMONSTRACAO' ? 'demonstração' : 'PTAX',
  };
}
