import useSWR from 'swr';
import { moedaLida } from '#lib/contracts/moeda.ts';
import { read } from './client.ts';

/** The exchange rates of the top bar. A currency of one read is PTAX of a day: there is no hurry to ask again. */
export function useMoedas() {
  return useSWR('/api/Moeda', (recurso) => read(recurso, moedaLida.array()), { dedupingInterval: 60_000 });
}
