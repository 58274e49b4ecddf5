import useSWR, { useSWRConfig } from 'swr';
import { importacaoDi } from '#lib/contracts/di.ts';
import { type ProcessoConsulta, processoInteiro, processoResumo } from '#lib/contracts/processo.ts';
import { enviarArquivo, ler, lerLista } from './client.ts';
import type { AoProgredir } from './envio-com-progresso.ts';

const RECURSO = '/api/Processo';

/** One page of the company's processes; the page shown stays while the next one is on its way. */
export function useProcessos(consulta: Partial<ProcessoConsulta>) {
  return useSWR([RECURSO, consulta] as const, () => lerLista(RECURSO, processoResumo, { consulta }), {
    keepPreviousData: true,
  });
}

export function useProcesso(id: string) {
  return useSWR([RECURSO, id] as const, () => ler(`${RECURSO}/${id}`, processoInteiro));
}

/** Makes the processes of a DI file; every list of processes is asked for again. */
export function useImportarDi() {
  const { mutate } = useSWRConfig();
  return async (arquivo: File, aoProgredir?: AoProgredir) => {
    const criados = await enviarArquivo(`${RECURSO}/ImportarDi`, arquivo, importacaoDi, {
      consulta: { Bucket: 'di' },
      aoProgredir,
    });
    await mutate((chave) => Array.isArray(chave) && chave[0] === RECURSO);
    return criados;
  };
}
