import { useSWRConfig } from 'swr';
import { importacaoNcm } from '#lib/contracts/ncm.ts';
import { uploadFile } from './client.ts';
import type { OnProgress } from './upload-with-progress.ts';

const RECURSO = '/api/Ncm';

/** Imports the official NCM table. Every list of codes is read again. */
export function useImportarNcm() {
  const { mutate } = useSWRConfig();
  return async (arquivo: File, { anterior, aoProgredir }: { anterior: boolean; aoProgredir?: OnProgress }) => {
    const consulta = anterior ? { anterior } : undefined;
    const feita = await uploadFile(`${RECURSO}/Importar`, arquivo, importacaoNcm, { consulta, aoProgredir });
    await mutate((chave) => Array.isArray(chave) && chave[0] === RECURSO);
    return feita;
  };
}
