import useSWR, { useSWRConfig } from 'swr';
import { read, write } from '#lib/api/platform/client.ts';
import { assinaturaDosAvisos, type PedidoDaAssinatura } from '#lib/portal/contracts/assinaturas-do-portal.ts';
import { intervaloDasEsperas } from './portal-intervalo.ts';

export const ASSINATURAS = '/api/PortalUnico/Assinatura' as const;

/** What the Portal has registered for the notices of each credential; read again while something is in its queue. */
export function useAssinaturasDosAvisos() {
  return useSWR(ASSINATURAS, () => read(ASSINATURAS, assinaturaDosAvisos.array()), {
    refreshInterval: (linhas) =>
      intervaloDasEsperas(linhas?.map(({ situacao, proximaEm }) => (situacao === 'NA_FILA' ? proximaEm : null))),
  });
}

export function usePedirAssinatura(credencialId: string) {
  const { mutate } = useSWRConfig();
  return async (pedido: PedidoDaAssinatura): Promise<void> => {
    const caminho = `/api/PortalUnico/Credencial/${credencialId}/Assinatura` as const;
    await mutate(ASSINATURAS, await write('POST', caminho, pedido, assinaturaDosAvisos.array()), { revalidate: false });
  };
}
