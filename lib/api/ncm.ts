import { useSWRConfig } from 'swr';
import { importacaoNcm } from '#lib/contracts/ncm.ts';
import { uploadFile } from './client.ts';
import type { OnProgress } from './upload-with-progress.ts';

const RECURSO = '/api/Ncm';

/** The official table; every list of codes is asked for again. */
export function useImportarNcm() {
  const { mutate } = useSWRConfig();
  return async (arquivo: File, { anterior, aoProgredir }: { anterior: boolean; aoProgredir?: OnProgress }) => {
    const consulta = anterior ? { anterior } : undefined;
    const feita = await uploadFile(`${RECURSO}/Importar`, arquivo, importacaoNcm, { consulta, aoProgredir });
    await mutate((chave) => Array.isArray(chave) && chave[0] === RECURSO);
    return feita;
  };
}
