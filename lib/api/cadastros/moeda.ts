import useSWR from 'swr';
import { read } from '#lib/api/platform/client.ts';
import { moedaLida } from '#lib/contracts/cadastros/moeda.ts';

/** Reads the exchange rates of the top bar. Deduplicated for a minute, because a PTAX rate holds for a whole day. */
export function useMoedas() {
  return useSWR('/api/Moeda', (recurso) => read(recurso, moedaLida.array()), { dedupingInterval: 60_000 });
}
