import useSWR, { useSWRConfig } from 'swr';
import { importacaoDi } from '#lib/contracts/di.ts';
import { type ProcessoResumo, processoInteiro, processoResumo, processoTotais } from '#lib/contracts/processo.ts';
import { enviarArquivo, ler } from './client.ts';
import type { AoProgredir } from './envio-com-progresso.ts';
import type { RecursoDeLista } from './lista.ts';

const RECURSO = '/api/Processo';

/** The company's processes, as a list. */
export const processos: RecursoDeLista<ProcessoResumo> = {
  recurso: RECURSO,
  linha: processoResumo,
  totais: processoTotais,
};

export function useProcesso(id: string) {
  return useSWR([RECURSO, id] as const, () => ler(`${RECURSO}/${id}`, processoInteiro));
}

/** Makes the processes of a file of declarations, or puts its one declaration onto a process; every list of processes is asked for again. */
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
