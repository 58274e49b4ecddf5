import useSWR from 'swr';
import { lerConfiguracao } from './configuracao.ts';

/** Whom the footer credits. */
export function useConsultoria() {
  const { data } = useSWR('config.json', lerConfiguracao, { revalidateOnFocus: false });
  return data?.consultoria ?? null;
}
