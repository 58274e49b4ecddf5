import useSWR, { useSWRConfig } from 'swr';
import { importacaoDi } from '#lib/contracts/di.ts';
import {
  type PedidoDePasso,
  type ProcessoInteiro,
  type ProcessoNovo,
  type ProcessoResumo,
  processoInteiro,
  processoResumo,
  processoTotais,
} from '#lib/contracts/processo.ts';
import { useGravarRegistro } from './cadastro.ts';
import { baixar, enviarArquivo, escrever, ler } from './client.ts';
import type { AoProgredir } from './envio-com-progresso.ts';
import type { RecursoDeLista } from './lista.ts';

const RECURSO = '/api/Processo';

/** The company's processes, as a list. */
export const processos: RecursoDeLista<ProcessoResumo> = {
  recurso: RECURSO,
  linha: processoResumo,
  totais: processoTotais,
};

/** One process, as it is read whole. */
const registroDeProcesso: RecursoDeLista<ProcessoInteiro> = { recurso: RECURSO, linha: processoInteiro };

export function useProcesso(id: string) {
  return useSWR([RECURSO, id] as const, () => ler(`${RECURSO}/${id}`, processoInteiro));
}

/** The writes of processes: what a cadastro has, and their steps. */
export function useGravarProcesso() {
  const { relido, ...cadastro } = useGravarRegistro<ProcessoNovo, ProcessoInteiro>(registroDeProcesso);
  return {
    ...cadastro,
    passar: async (id: string, pedido: PedidoDePasso) =>
      relido(await escrever('POST', `${RECURSO}/${id}/Passo`, pedido, processoInteiro)),
    voltar: async (id: string, versao: number) =>
      relido(await escrever('DELETE', `${RECURSO}/${id}/Passo`, { versao }, processoInteiro)),
  };
}

/** Makes the processes of a file of declarations, or puts its one declaration onto a process; what was read of processes is read again. */
export function useImportarDi() {
  const { mutate } = useSWRConfig();
  return async (
    arquivo: File,
    { processoId, aoProgredir }: { processoId?: string; aoProgredir?: AoProgredir } = {},
  ) => {
    const criados = await enviarArquivo(`${RECURSO}/ImportarDi`, arquivo, importacaoDi, {
      consulta: { Bucket: 'di', processoId },
      aoProgredir,
    });
    await mutate((chave) => Array.isArray(chave) && chave[0] === RECURSO);
    return criados;
  };
}

/** The PDF of a process. */
export function espelhoDoProcesso(id: string): Promise<Blob> {
  return baixar(`${RECURSO}/${id}/Espelho`, {});
}
