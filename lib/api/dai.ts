import { useEffect, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { MemoriaDaDaiConsulta } from '#lib/contracts/consultas/dai.ts';
import {
  conferenciaDaDai,
  type DaiLida,
  type DaiNova,
  type DaiResumo,
  daiLida,
  daiPendencias,
  daiResumo,
  daiTotais,
  diferencasDaDai,
  memoriaDaDai,
  type PedidoDeMarca,
  previaDoXml,
} from '#lib/contracts/dai.ts';
import { type ResultadoDeVarios, resultadoDeVarios } from '#lib/contracts/varios.ts';
import { type QuaisRegistros, useGravarRegistro, useRegistro } from './cadastro.ts';
import { download, type Query, read, write } from './client.ts';
import type { ListResource } from './list.ts';

const RECURSO = '/api/Dai';

/** The queue of the Sefaz. */
export const dais: ListResource<DaiResumo> = { recurso: RECURSO, linha: daiResumo, totais: daiTotais };

const registroDeDai: ListResource<DaiLida> = { recurso: RECURSO, linha: daiLida };

/** The DAI of a process, by the id of the process; null asks for none. */
export function useDai(processoId: string | null) {
  return useRegistro(registroDeDai, processoId);
}

/** How many of each wait for somebody. */
export function usePendenciasDaDai() {
  return useSWR([RECURSO, 'Pendencias'] as const, () => read(`${RECURSO}/Pendencias`, daiPendencias));
}

/**
 * The DAI checked line by line: as it is saved, or, a moment after the last key, as it stands in a form. What was said of the last one
 * stays until the other answer has come.
 */
export function useConferenciaDaDai(
  { id, versao, temDeclaracao }: Pick<DaiLida, 'id' | 'versao' | 'temDeclaracao'>,
  emEdicao: DaiNova | null,
) {
  const corpo = JSON.stringify(emEdicao ?? {});
  const [parado, setParado] = useState(corpo);
  useEffect(() => {
    const espera = setTimeout(() => setParado(corpo), ESPERA_MS);
    return () => clearTimeout(espera);
  }, [corpo]);
  // What is saved is asked for at once: nobody is typing it.
  const pedido = emEdicao ? parado : corpo;
  const lida = useSWR(
    // Without the file of the declaration there is nothing to check.
    temDeclaracao && ([RECURSO, 'Conferencia', id, versao, pedido] as const),
    () => write('POST', `${RECURSO}/${id}/Conferencia`, JSON.parse(pedido), conferenciaDaDai),
    { keepPreviousData: true, shouldRetryOnError: false, ...SEM_DEMORA },
  );
  return { ...lida, calculando: pedido !== corpo || lida.isLoading };
}

/** How one of its figures came about, as it is saved; nothing is asked while none is open. */
export function useMemoriaDaDai({ id, versao }: Pick<DaiLida, 'id' | 'versao'>, figura: MemoriaDaDaiConsulta | null) {
  return useSWR(
    figura && ([RECURSO, 'Memoria', id, versao, figura] as const),
    () => read(`${RECURSO}/${id}/Memoria`, memoriaDaDai, { consulta: { ...figura } }),
    { revalidateOnFocus: false },
  );
}

export function useDiferencasDaDai({ id, versao }: Pick<DaiLida, 'id' | 'versao'>) {
  return useSWR(
    [RECURSO, 'Diferencas', id, versao] as const,
    () => read(`${RECURSO}/${id}/Diferencas`, diferencasDaDai),
    SEM_DEMORA,
  );
}

export function usePreviaDoXml({ id, versao }: Pick<DaiLida, 'id' | 'versao'>) {
  return useSWR(
    [RECURSO, 'PreviaXml', id, versao] as const,
    () => read(`${RECURSO}/${id}/PreviaXml`, previaDoXml),
    SEM_DEMORA,
  );
}

/** The writes of DAIs. A mark may move the process with it, so what was read of processes is read again too. */
export function useGravarDai() {
  const { mutate } = useSWRConfig();
  const { alterar, relido } = useGravarRegistro<DaiNova, DaiLida>(registroDeDai);
  const relerProcessos = () => mutate((chave) => Array.isArray(chave) && chave[0] === '/api/Processo');
  const marcada = async (id: string, escrita: Promise<DaiLida>): Promise<DaiLida> => {
    try {
      const dai = await relido(await escrita);
      await relerProcessos();
      return dai;
    } catch (erro) {
      // Somebody else may have been quicker: what is shown behind the refusal is as it stands now.
      await mutate([RECURSO, id]);
      throw erro;
    }
  };
  return {
    alterar,
    marcar: (id: string, pedido: PedidoDeMarca) =>
      marcada(id, write('POST', `${RECURSO}/${id}/Marca`, pedido, daiLida)),
    desfazerMarca: (id: string, versao: number) =>
      marcada(id, write('DELETE', `${RECURSO}/${id}/Marca`, { versao }, daiLida)),
    /** Whatever came of it is read again: it may have stopped half way. */
    tomarCiencia: async (data: string, quais: QuaisRegistros): Promise<ResultadoDeVarios> => {
      try {
        return await write('POST', `${RECURSO}/Ciencia`, { data, quais }, resultadoDeVarios, { timeout: false });
      } finally {
        await mutate((chave) => Array.isArray(chave) && (chave[0] === RECURSO || chave[0] === '/api/Historico'));
      }
    },
  };
}

/** A file that was made, as it was made. */
export function xmlDoEnvio(id: string, envioId: string): Promise<Blob> {
  return download(`${RECURSO}/${id}/Envio/${envioId}/Xml`, {});
}

/** One PDF of the lacres of these. */
export function termoDeLacre(ids: readonly string[]): Promise<Blob> {
  return download(`${RECURSO}/TermoDeLacre`, { consulta: { ids: ids.join(',') } });
}

/** DI, day and canal by inscrição estadual, of what the list is filtered by. */
export function relatorioPorIe(filtros: Query): Promise<Blob> {
  return download(`${RECURSO}/RelatorioPorIe`, { consulta: filtros });
}

const ESPERA_MS = 400;

/** What it is made of is mended on other screens: whoever comes back from one sees it, however quick they were. */
const SEM_DEMORA = { dedupingInterval: 0 };
