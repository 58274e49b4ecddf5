import useSWR, { useSWRConfig } from 'swr';
import { read, write } from '#lib/api/platform/client.ts';
import { readConfiguration } from '#lib/api/platform/configuration.ts';
import { type ReceptorDoPortal, receptorDoPortal, segredoDoReceptor } from '#lib/portal/contracts/avisos-do-portal.ts';
import { ASSINATURAS } from './assinaturas-do-portal.ts';

const RECEPTORES = '/api/PortalUnico/Aviso';

/** A receiver with its whole address, on the server that this page speaks with. */
export type ReceptorComEndereco = ReceptorDoPortal & { endereco: string };

/** The addresses that take notices of the Portal Único now. */
export function useReceptoresDoPortal() {
  return useSWR(RECEPTORES, async () => comEndereco(await read(RECEPTORES, receptorDoPortal.array())));
}

export function useAtosDosAvisos(credencialId: string) {
  const { mutate } = useSWRConfig();
  const daCredencial = `/api/PortalUnico/Credencial/${credencialId}/Aviso` as const;
  // What is registered at the Portal follows the receiver, so it is read again.
  const guardar = async (receptores: ReceptorDoPortal[]) => {
    await mutate(RECEPTORES, await comEndereco(receptores), { revalidate: false });
    void mutate(ASSINATURAS);
  };
  return {
    /** Makes the address, or another secret for it. The server shows the secret only this once. */
    async fazer(): Promise<string> {
      const { segredo, receptores } = await write('POST', daCredencial, {}, segredoDoReceptor);
      await guardar(receptores);
      return segredo;
    },
    async deixar(): Promise<void> {
      await guardar(await write('DELETE', daCredencial, {}, receptorDoPortal.array()));
    },
  };
}

async function comEndereco(receptores: ReceptorDoPortal[]): Promise<ReceptorComEndereco[]> {
  const { apiBaseUrl } = await readConfiguration();
  return receptores.map((receptor) => ({
    ...receptor,
    endereco: new URL(apiBaseUrl + receptor.caminho, document.baseURI).href,
  }));
}
