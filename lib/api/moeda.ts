import useSWR from 'swr';
import { moedaLida } from '#lib/contracts/moeda.ts';
import { ler } from './client.ts';

/** The exchange rates of the top bar. A currency of one read is PTAX of a day: there is no hurry to ask again. */
export function useMoedas() {
  return useSWR('/api/Moeda', (recurso) => ler(recurso, moedaLida.array()), { dedupingInterval: 60_000 });
}
