import { useSWRConfig } from 'swr';
import { uploadFile, write } from '#lib/api/platform/client.ts';
import type { OnProgress } from '#lib/api/platform/upload-with-progress.ts';
import { importacaoNcm } from '#lib/contracts/cadastros/ncm.ts';

const RECURSO = '/api/Ncm';

/** What to import: a file, or the table as the Portal Único publishes it now. */
export type FonteDaNcm = File | 'PORTAL_UNICO';

/** Imports the official NCM table. Every list of codes is read again. */
export function useImportarNcm() {
  const { mutate } = useSWRConfig();
  return async (fonte: FonteDaNcm, { anterior, aoProgredir }: { anterior: boolean; aoProgredir?: OnProgress }) => {
    const consulta = anterior ? { anterior } : undefined;
    const feita =
      fonte === 'PORTAL_UNICO'
        ? await write('POST', `${RECURSO}/Buscar${anterior ? '?anterior=true' : ''}`, {}, importacaoNcm)
        : await uploadFile(`${RECURSO}/Importar`, fonte, importacaoNcm, { consulta, aoProgredir });
    await mutate((chave) => Array.isArray(chave) && chave[0] === RECURSO);
    return feita;
  };
}
