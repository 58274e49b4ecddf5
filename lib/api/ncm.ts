import { useSWRConfig } from 'swr';
import { importacaoNcm } from '#lib/contracts/ncm.ts';
import { enviarArquivo } from './client.ts';
import type { AoProgredir } from './envio-com-progresso.ts';

const RECURSO = '/api/Ncm';

/** The official table; every list of codes is asked for again. */
export function useImportarNcm() {
  const { mutate } = useSWRConfig();
  return async (arquivo: File, { anterior, aoProgredir }: { anterior: boolean; aoProgredir?: AoProgredir }) => {
    const consulta = anterior ? { anterior } : undefined;
    const feita = await enviarArquivo(`${RECURSO}/Importar`, arquivo, importacaoNcm, { consulta, aoProgredir });
    await mutate((chave) => Array.isArray(chave) && chave[0] === RECURSO);
    return feita;
  };
}
