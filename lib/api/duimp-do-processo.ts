import useSWR, { useSWRConfig } from 'swr';
import {
  type AprovacaoDoRegistro,
  type ComplementoEnviado,
  type DuimpDoProcesso,
  duimpDoProcesso,
  type PedidoDeRegistro,
  type RascunhoAchado,
} from '#lib/contracts/duimp-do-processo.ts';
import type { AmbienteDoPortal } from '#lib/domain/sistema/portal-unico.ts';
import { read, write } from './client.ts';

const chave = (processoId: string) => ['/api/Processo', processoId, 'Duimp'] as const;

/**
 * The DUIMP that a processo would be, and its draft in the Portal. It is read again while the server is at it. `ambiente`: whose
 * catalogue gives the codes, where a person chose one.
 */
export function useDuimpDoProcesso(processoId: string, ambiente?: AmbienteDoPortal) {
  return useSWR(
    ambiente ? ([...chave(processoId), ambiente] as const) : chave(processoId),
    () => read(`/api/Processo/${processoId}/Duimp`, duimpDoProcesso, { consulta: { ambiente } }),
    { refreshInterval: (duimp) => (duimp ? intervaloDe(duimp) : 0), keepPreviousData: true },
  );
}

/** Often while the server is at it; while the Portal takes its time for a registration, when it is asked again. */
function intervaloDe({ rascunho, registro }: DuimpDoProcesso): number {
  const { situacao = null, proximaEm = null, consulta = null } = registro?.pedido ?? {};
  if ([rascunho?.situacao, consulta?.situacao, situacao].includes('NA_FILA')) return INTERVALO_MS;
  if (proximaEm === null) return 0;
  return Math.max(INTERVALO_MS, Math.min(new Date(proximaEm).getTime() - Date.now(), 60_000));
}

export function useAtosDaDuimp(processoId: string) {
  const { mutate } = useSWRConfig();
  const fazer = async (metodo: 'PUT' | 'POST', fim: string, corpo: object): Promise<DuimpDoProcesso> => {
    const depois = await write(metodo, `/api/Processo/${processoId}/Duimp${fim}`, corpo, duimpDoProcesso);
    await mutate(chave(processoId), depois, { revalidate: false });
    // The answer has the codes of one environment, and a person may be looking at those of another.
    await mutate((qual) => Array.isArray(qual) && qual[1] === processoId && qual[2] === 'Duimp' && qual[3]);
    return depois;
  };
  return {
    complementar: (enviado: ComplementoEnviado) => fazer('PUT', '', enviado),
    mandar: (credencialId: string, sha256: string) => fazer('POST', '/Mandar', { credencialId, sha256 }),
    valores: () => fazer('POST', '/Valores', {}),
    valoresDosItens: () => fazer('POST', '/ValoresDosItens', {}),
    resolver: (achado: RascunhoAchado) => fazer('POST', '/Resolver', achado),
    registrar: (pedido: PedidoDeRegistro) => fazer('POST', '/Registro', pedido),
    aprovar: (aprovacao: AprovacaoDoRegistro) => fazer('POST', '/Registro/Aprovar', aprovacao),
    retirar: () => fazer('POST', '/Registro/Retirar', {}),
    perguntar: () => fazer('POST', '/Registro/Perguntar', {}),
    naoFoi: () => fazer('POST', '/Registro/NaoFoi', {}),
  };
}

const INTERVALO_MS = 1_500;
