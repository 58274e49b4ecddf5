import useSWR from 'swr';
import { fontesDosTributos, type PedidoDeFontes } from '#lib/contracts/fontes-dos-tributos.ts';
import { write } from './client.ts';

/** Reads what is known of the taxes of these goods. */
export function useFontesDosTributos(processoId: string, pedido: PedidoDeFontes) {
  return useSWR(
    [`/api/Processo/${processoId}/FontesDosTributos`, JSON.stringify(pedido)] as const,
    ([recurso, corpo]) => write('POST', recurso, JSON.parse(corpo), fontesDosTributos),
    { revalidateOnFocus: false, keepPreviousData: true },
  );
}
