import useSWR from 'swr';
import { write } from '#lib/api/platform/client.ts';
import { fontesDosTributos, type PedidoDeFontes } from '#lib/contracts/processo/fontes-dos-tributos.ts';

/** Reads what is known of the taxes of these goods. They are read again when `respostas`, the answers of the Portal, are others. */
export function useFontesDosTributos(processoId: string, pedido: PedidoDeFontes, respostas = '') {
  return useSWR(
    [`/api/Processo/${processoId}/FontesDosTributos`, JSON.stringify(pedido), respostas] as const,
    ([recurso, corpo]) => write('POST', recurso, JSON.parse(corpo), fontesDosTributos),
    { revalidateOnFocus: false, keepPreviousData: true },
  );
}
