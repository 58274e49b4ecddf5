import useSWR, { useSWRConfig } from 'swr';
import type { QuaisRegistros } from '#lib/api/platform/cadastro.ts';
import { write } from '#lib/api/platform/client.ts';
import {
  classesGravadas,
  type PedidoDeClasses,
  type PedidoDePlanoDeClasses,
  planoDeClasses,
} from '#lib/contracts/cadastros/classes-dos-itens.ts';

/** What giving a class to many items would do. Null asks nothing. */
export function usePlanoDeClasses(pedido: (Omit<PedidoDePlanoDeClasses, 'quais'> & { quais: QuaisRegistros }) | null) {
  return useSWR(
    pedido && (['/api/Item/PlanejarClasses', pedido] as const),
    ([recurso, corpo]) => write('POST', recurso, corpo, planoDeClasses, { timeout: false }),
    { revalidateOnFocus: false, keepPreviousData: true },
  );
}

/** Writes the classes, then reads items, their lists and their history again, even after a failure. */
export function useGravarClasses() {
  const { mutate } = useSWRConfig();
  return async (itens: PedidoDeClasses['itens']) => {
    try {
      return await write('POST', '/api/Item/DefinirClasses', { itens }, classesGravadas, { timeout: false });
    } finally {
      await mutate((chave) => Array.isArray(chave) && ['/api/Item', '/api/Historico'].includes(chave[0]));
    }
  };
}
