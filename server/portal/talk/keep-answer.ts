import { v7 as uuidv7 } from 'uuid';
import type { Database } from '#server/platform/db/database.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import { fileRepository } from '#server/platform/files/file-repository.ts';
import type { AoFalar } from './conversation.ts';

export const BUCKET_DO_PORTAL = 'portal';

/** What a fetch needs: to talk, and to keep what it is told. */
export type AoBuscar = AoFalar & { blobs: BlobStore };

interface Vinda {
  empresaId: string;
  nome: string;
  bytes: Uint8Array;
  /** The person the Portal was asked for. */
  por: string;
}

/**
 * Keeps an answer byte for byte, and in the transaction of its file does what `junto` does with the id of the file, which is null for an
 * empty answer.
 */
export async function guardarVinda(
  ao: AoBuscar,
  { empresaId, nome, bytes, por }: Vinda,
  junto: (tx: Database, arquivoId: string | null, em: Date) => Promise<void>,
): Promise<void> {
  const recebidoEm = ao.relogio.agora();
  const arquivoId = bytes.length > 0 ? uuidv7() : null;
  const sha256 = arquivoId ? (await ao.blobs.guardar(empresaId, BUCKET_DO_PORTAL, bytes)).sha256 : null;
  await ao.db.transaction(async (tx) => {
    if (arquivoId && sha256) {
      await fileRepository(tx, empresaId).inserir({
        id: arquivoId,
        nome,
        sha256,
        tamanho: bytes.length,
        bucket: BUCKET_DO_PORTAL,
        recebidoEm,
        recebidoPor: por,
      });
    }
    await junto(tx, arquivoId, recebidoEm);
  });
}
