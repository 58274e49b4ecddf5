import { useEffect, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useGravarRegistro, useRegistro } from '#lib/api/platform/cadastro.ts';
import { download, type Query, read, write } from '#lib/api/platform/client.ts';
import type { ListResource } from '#lib/api/platform/list.ts';
import type { MemoriaDaDaiConsulta } from '#lib/contracts/consultas/dai.ts';
import { conferenciaDaDai, diferencasDaDai, memoriaDaDai } from '#lib/contracts/sefaz/conferencia-da-dai.ts';
import {
  type DaiLida,
  type DaiNova,
  type DaiResumo,
  daiLida,
  daiPendencias,
  daiResumo,
  daiTotais,
  previaDoXml,
} from '#lib/contracts/sefaz/dai.ts';
import {
  type PedidoDeMarca,
  type PedidoDeMarcaEmVarias,
  type ResultadoDeMarcas,
  resultadoDeMarcas,
} from '#lib/contracts/sefaz/marcas-da-dai.ts';

const RECURSO = '/api/Dai';

/** The list of DAIs, shown as the queue of the Sefaz. */
export const dais: ListResource<DaiResumo> = { recurso: RECURSO, linha: daiResumo, totais: daiTotais };

const registroDeDai: ListResource<DaiLida> = { recurso: RECURSO, linha: daiLida };

/** Reads the DAI of a processo by the id of the processo; null skips the request. */
export function useDai(processoId: string | null) {
  return useRegistro(registroDeDai, processoId);
}

/** Reads how many DAIs of each kind are pending. */
export function usePendenciasDaDai() {
  return useSWR([RECURSO, 'Pendencias'] as const, () => read(`${RECURSO}/Pendencias`, daiPendencias));
}

/**
 * Checks a DAI line by line: the saved DAI or, shortly after the last key, the one in the form. The previous result stays until the
 * next one arrives.
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
  // A saved DAI is checked at once, because nobody is typing.
  const pedido = emEdicao ? parado : corpo;
  const lida = useSWR(
    // There is nothing to check without the file of the declaration.
    temDeclaracao && ([RECURSO, 'Conferencia', id, versao, pedido] as const),
    () => write('POST', `${RECURSO}/${id}/Conferencia`, JSON.parse(pedido), conferenciaDaDai),
    { keepPreviousData: true, shouldRetryOnError: false, ...SEM_DEMORA },
  );
  return { ...lida, calculando: pedido !== corpo || lida.isLoading };
}

/** Reads the memória of a figure of the saved DAI; null skips the request. */
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

/** Reads what a mark would do to each DAI; nothing is written. Null skips the request. */
export function usePlanoDaMarca(pedido: Omit<PedidoDeMarcaEmVarias, 'ensaio'> | null) {
  return useSWR(
    pedido && ([RECURSO, 'Plano', pedido] as const),
    async () =>
      (await write('POST', `${RECURSO}/Marca`, { ...pedido, ensaio: true }, resultadoDeMarcas, { timeout: false }))
        .plano ?? [],
    { revalidateOnFocus: false, shouldRetryOnError: false, ...SEM_DEMORA },
  );
}

/** Writes of DAIs. A marca may move the processo too, so processos are read again. */
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
      // Another person may have changed the DAI first, so the page behind the refusal is read again.
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
    /** Everything is read again even after a failure: the server may have stopped halfway. */
    marcarVarias: async (pedido: PedidoDeMarcaEmVarias): Promise<ResultadoDeMarcas> => {
      try {
        return await write('POST', `${RECURSO}/Marca`, pedido, resultadoDeMarcas, { timeout: false });
      } finally {
        await mutate((chave) => Array.isArray(chave) && RELIDOS.has(chave[0]));
      }
    },
  };
}

/** Downloads a generated XML, exactly as it was generated. */
export function xmlDoEnvio(id: string, envioId: string): Promise<Blob> {
  return download(`${RECURSO}/${id}/Envio/${envioId}/Xml`, {});
}

/** Downloads a single PDF with the termos de lacre of these DAIs. */
export function termoDeLacre(ids: readonly string[]): Promise<Blob> {
  return download(`${RECURSO}/TermoDeLacre`, { consulta: { ids: ids.join(',') } });
}

/** Downloads the DI, date and canal by inscrição estadual, for the filters of the list. */
export function relatorioPorIe(filtros: Query): Promise<Blob> {
  return download(`${RECURSO}/RelatorioPorIe`, { consulta: filtros });
}

/** A desembaraço moves the processo too. */
const RELIDOS: ReadonlySet<unknown> = new Set([RECURSO, '/api/Historico', '/api/Processo']);

const ESPERA_MS = 400;

/** No deduplication: its inputs are corrected on other screens, and a person who comes back quickly must see the result. */
const SEM_DEMORA = { dedupingInterval: 0 };
