import useSWR from 'swr';
import { moedaLida } from '#lib/contracts/moeda.ts';
import { read } from './client.ts';

/** Reads the exchange rates of the top bar. Deduplicated for a minute, because a PTAX rate holds for a whole day. */
export function useMoedas() {
  return useSWR('/api/Moeda', (recurso) => read(recurso, moedaLida.array()), { dedupingInterval: 60_000 });
}
