import useSWR from 'swr';
import { itensDoProcesso } from '#lib/contracts/itens-do-processo.ts';
import { ler } from './client.ts';

const RECURSO = '/api/ItensDoProcesso';

/** The goods of a process and the adições they are to be declared in; null asks for none. */
export function useItensDoProcesso(processoId: string | null) {
  return useSWR(processoId && ([RECURSO, processoId] as const), () => ler(`${RECURSO}/${processoId}`, itensDoProcesso));
}
