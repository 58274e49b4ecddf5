import useSWR, { useSWRConfig } from 'swr';
import {
  type AnexadosAMais,
  anexadosAMais,
  type Documento,
  type DocumentoEdicao,
  documento,
  type RecursoComDocumentos,
} from '#lib/contracts/platform/documento.ts';
import type { TipoDocumento } from '#lib/domain/aduana/processo/tipo-documento.ts';
import { download, readList, uploadFile, write, writeWithoutReply } from './client.ts';
import type { OnProgress } from './upload-with-progress.ts';

const RECURSO = '/api/Documento';

export interface AttachmentOwner {
  recurso: RecursoComDocumentos;
  registroId: string;
}

/** Reads the attachments of a record, newest first, or its deleted attachments. */
export function useAttachments({ recurso, registroId }: AttachmentOwner, excluidos = false) {
  return useSWR([RECURSO, recurso, registroId, excluidos] as const, () =>
    readList(RECURSO, documento, { consulta: { recurso, registroId, excluidos, tamanho: 200 } }),
  );
}

/** Reads the bytes of an attachment. The server decides which media types the browser may display. */
export function useAttachmentContent(id: string | null) {
  return useSWR(id && ([RECURSO, id, 'Conteudo'] as const), () => attachmentContent(id ?? ''), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
}

export function attachmentContent(id: string): Promise<Blob> {
  return download(`${RECURSO}/${id}/Conteudo`, {});
}

/** Writes of a record's attachments. Each write reads the lists of attachments again. */
export function useSaveAttachment({ recurso, registroId }: AttachmentOwner) {
  const { mutate } = useSWRConfig();
  const reler = () => mutate((chave) => Array.isArray(chave) && chave[0] === RECURSO && chave[2] === registroId);
  /** Reads the record again too: it may name the changed attachment, as a marca of a DAI names its receipt. */
  const relerComODono = () => Promise.all([reler(), mutate([`/api/${recurso}`, registroId])]);
  return {
    async enviar(arquivo: File, tipo: TipoDocumento, aoProgredir?: OnProgress): Promise<Documento> {
      const consulta = { Bucket: 'anexos', recurso, registroId, tipo };
      const criado = await uploadFile(RECURSO, arquivo, documento, { consulta, aoProgredir });
      await reler();
      return criado;
    },
    async alterar(edicao: DocumentoEdicao): Promise<Documento> {
      const alterado = await write('PUT', RECURSO, edicao, documento);
      await relerComODono();
      return alterado;
    },
    async excluir(id: string): Promise<void> {
      await writeWithoutReply('DELETE', `${RECURSO}/${id}`);
      await relerComODono();
    },
    async restaurar(id: string): Promise<void> {
      await write('POST', `${RECURSO}/${id}/Restaurar`, undefined, documento);
      await relerComODono();
    },
  };
}

/** Keeps one file with many records. It is sent once, with the first; the others get the same bytes. */
export function useAttachToMany(recurso: RecursoComDocumentos) {
  const { mutate } = useSWRConfig();
  return async (registros: readonly string[], arquivo: File, tipo: TipoDocumento): Promise<AnexadosAMais> => {
    const [registroId = '', ...outros] = registros;
    const consulta = { Bucket: 'anexos', recurso, registroId, tipo };
    try {
      const { id } = await uploadFile(RECURSO, arquivo, documento, { consulta });
      if (outros.length === 0) return { anexados: 1, jaTinham: 0 };
      const { anexados, jaTinham } = await write(
        'POST',
        `${RECURSO}/${id}/Repetir`,
        { registros: outros },
        anexadosAMais,
      );
      return { anexados: anexados + 1, jaTinham };
    } finally {
      await mutate((chave) => Array.isArray(chave) && chave[0] === RECURSO && registros.includes(String(chave[2])));
    }
  };
}
