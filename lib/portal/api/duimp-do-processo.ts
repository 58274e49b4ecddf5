import { useRef } from 'react';
import useSWR, { type ScopedMutator, useSWRConfig } from 'swr';
import { ApiError } from '#lib/api/platform/api-error.ts';
import { read, write } from '#lib/api/platform/client.ts';
import { relerItensDoProcesso } from '#lib/api/processo/itens-do-processo.ts';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import {
  type ComplementoEnviado,
  type DuimpDoProcesso,
  duimpDoProcesso,
} from '#lib/portal/contracts/duimp-do-processo.ts';
import type {
  AprovacaoDoRegistro,
  PedidoDeMandar,
  PedidoDeRegistro,
  PedidoDeRetificacao,
  RascunhoAchado,
} from '#lib/portal/contracts/pedidos-da-duimp.ts';

const chave = (processoId: string) => ['/api/Processo', processoId, 'Duimp'] as const;

/**
 * The DUIMP that a processo would be, and its draft in the Portal. It is read again while the server is at it. `ambiente`: whose
 * catalogue gives the codes, where a person chose one.
 */
export function useDuimpDoProcesso(processoId: string, ambiente?: AmbienteDoPortal) {
  const { mutate } = useSWRConfig();
  const retificava = useRef<string | null>(null);
  return useSWR(
    ambiente ? ([...chave(processoId), ambiente] as const) : chave(processoId),
    () => read(`/api/Processo/${processoId}/Duimp`, duimpDoProcesso, { consulta: { ambiente } }),
    {
      refreshInterval: (duimp) => (duimp ? intervaloDe(duimp) : 0),
      keepPreviousData: true,
      // The other parts of the processo change what would be sent, so it is read whenever it is opened, however soon.
      dedupingInterval: 0,
      // A retificação that begins or ends opens or closes the processo, and the registered version fills in its plan.
      onSuccess({ retificacao }) {
        const { aberta } = retificacao ?? {};
        const retifica = aberta ? `aberta ${aberta.preenchimento?.em ?? ''}` : '';
        if (retificava.current !== null && retificava.current !== retifica) void relerOPlano(mutate, processoId);
        retificava.current = retifica;
      },
    },
  );
}

/**
 * Reads the processo and its planned items again, also where no part of the page shows the items: a form that opened on what was read
 * before would meet this change as somebody else's.
 */
async function relerOPlano(mutate: ScopedMutator, processoId: string): Promise<void> {
  await Promise.all([mutate(['/api/Processo', processoId]), relerItensDoProcesso(mutate, processoId)]);
}

/** Often while the server is at it; while the Portal takes its time for a registration, when it is asked again. */
function intervaloDe({ rascunho, registro, retificacao }: DuimpDoProcesso): number {
  const { situacao = null, proximaEm = null, consulta = null } = registro?.pedido ?? {};
  if ([rascunho?.situacao, retificacao?.aberta?.situacao, consulta?.situacao, situacao].includes('NA_FILA'))
    return INTERVALO_MS;
  if (proximaEm === null) return 0;
  return Math.max(INTERVALO_MS, Math.min(new Date(proximaEm).getTime() - Date.now(), 60_000));
}

export function useAtosDaDuimp(processoId: string) {
  const { mutate } = useSWRConfig();
  const fazer = async (metodo: 'PUT' | 'POST', fim: string, corpo: object): Promise<DuimpDoProcesso> => {
    const depois = await write(metodo, `/api/Processo/${processoId}/Duimp${fim}`, corpo, duimpDoProcesso);
    if (fim.startsWith('/Retificacao')) await relerOPlano(mutate, processoId);
    await mutate(chave(processoId), depois, { revalidate: false });
    // The answer has the codes of one environment, and a person may be looking at those of another.
    await mutate((qual) => Array.isArray(qual) && qual[1] === processoId && qual[2] === 'Duimp' && qual[3]);
    return depois;
  };
  /** What a person saw is another by now when it is refused, so it is read again. */
  const comOVisto = async (fim: string, corpo: object): Promise<DuimpDoProcesso> => {
    try {
      return await fazer('POST', fim, corpo);
    } catch (erro) {
      if (erro instanceof ApiError && erro.status > 0)
        await mutate((qual) => Array.isArray(qual) && qual[1] === processoId && qual[2] === 'Duimp');
      throw erro;
    }
  };
  return {
    complementar: (enviado: ComplementoEnviado) => fazer('PUT', '', enviado),
    mandar: (pedido: PedidoDeMandar) => comOVisto('/Mandar', pedido),
    valores: () => fazer('POST', '/Valores', {}),
    valoresDosItens: () => fazer('POST', '/ValoresDosItens', {}),
    resolver: (achado: RascunhoAchado) => fazer('POST', '/Resolver', achado),
    retificar: (pedido: PedidoDeRetificacao) => fazer('POST', '/Retificacao', pedido),
    buscar: (credencialId: string) => fazer('POST', '/Retificacao/Buscar', { credencialId }),
    preencher: () => fazer('POST', '/Retificacao/Preencher', {}),
    desistir: (credencialId: string) => fazer('POST', '/Retificacao/Desistir', { credencialId }),
    registrar: (pedido: PedidoDeRegistro) => comOVisto('/Registro', pedido),
    aprovar: (aprovacao: AprovacaoDoRegistro) => comOVisto('/Registro/Aprovar', aprovacao),
    retirar: () => fazer('POST', '/Registro/Retirar', {}),
    perguntar: () => fazer('POST', '/Registro/Perguntar', {}),
    naoFoi: () => fazer('POST', '/Registro/NaoFoi', {}),
  };
}

const INTERVALO_MS = 1_500;
