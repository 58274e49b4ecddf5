import useSWR, { useSWRConfig } from 'swr';
import {
  type ComplementoEnviado,
  type DuimpDoProcesso,
  duimpDoProcesso,
  type RascunhoAchado,
} from '#lib/contracts/duimp-do-processo.ts';
import { read, write } from './client.ts';

const chave = (processoId: string) => ['/api/Processo', processoId, 'Duimp'] as const;

/** The DUIMP that a processo would be, and its draft in the Portal. It is read again while the server is at it. */
export function useDuimpDoProcesso(processoId: string) {
  return useSWR(chave(processoId), () => read(`/api/Processo/${processoId}/Duimp`, duimpDoProcesso), {
    refreshInterval: (duimp) => (duimp?.rascunho?.situacao === 'NA_FILA' ? INTERVALO_MS : 0),
  });
}

export function useAtosDaDuimp(processoId: string) {
  const { mutate } = useSWRConfig();
  const fazer = async (metodo: 'PUT' | 'POST', fim: string, corpo: object): Promise<DuimpDoProcesso> => {
    const depois = await write(metodo, `/api/Processo/${processoId}/Duimp${fim}`, corpo, duimpDoProcesso);
    await mutate(chave(processoId), depois, { revalidate: false });
    return depois;
  };
  return {
    complementar: (enviado: ComplementoEnviado) => fazer('PUT', '', enviado),
    mandar: (credencialId: string, sha256: string) => fazer('POST', '/Mandar', { credencialId, sha256 }),
    valores: () => fazer('POST', '/Valores', {}),
    resolver: (achado: RascunhoAchado) => fazer('POST', '/Resolver', achado),
  };
}

const INTERVALO_MS = 1_500;
