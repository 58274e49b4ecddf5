import { useMoedas } from '#lib/api/cadastros/moeda.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';

export interface TaxaSugerida {
  /** Reais per dollar, with the requested number of decimals. */
  taxa: string;
  dia: string | null;
  fonte: string;
}

/** Returns the dollar rate of the top bar; undefined while it loads, null if there is none. */
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
