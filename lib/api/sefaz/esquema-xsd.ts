import useSWR, { useSWRConfig } from 'swr';
import { download, read, uploadFile, writeWithoutReply } from '#lib/api/platform/client.ts';
import type { OnProgress } from '#lib/api/platform/upload-with-progress.ts';
import { type EsquemaXsd, esquemaXsd } from '#lib/contracts/sefaz/esquema-xsd.ts';
import type { DocumentoComXsd } from '#lib/domain/zfm/esquema-xsd.ts';

const RECURSO = '/api/EsquemaXsd';

/** Reads the XSDs of the Sefaz that the company has loaded, newest first, including those no longer in use. */
export function useEsquemasXsd() {
  return useSWR([RECURSO], () => read(RECURSO, esquemaXsd.array()));
}

export function conteudoDoXsd(id: string): Promise<Blob> {
  return download(`${RECURSO}/${id}/Conteudo`, {});
}

/** Writes of XSDs. Checks made with an XSD are read again. */
export function useGravarXsd() {
  const { mutate } = useSWRConfig();
  const reler = () =>
    mutate(
      (chave) =>
        Array.isArray(chave) && (chave[0] === RECURSO || chave.includes('PreviaXml') || chave.includes('Conferencia')),
    );
  return {
    async carregar(documento: DocumentoComXsd, arquivo: File, aoProgredir?: OnProgress): Promise<EsquemaXsd> {
      const carregado = await uploadFile(RECURSO, arquivo, esquemaXsd, { consulta: { documento }, aoProgredir });
      await reler();
      return carregado;
    },
    async retirar(id: string): Promise<void> {
      await writeWithoutReply('DELETE', `${RECURSO}/${id}`);
      await reler();
    },
  };
}
