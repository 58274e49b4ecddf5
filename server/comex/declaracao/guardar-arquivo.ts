import { v7 as uuidv7 } from 'uuid';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import { fileRepository } from '#server/platform/files/file-repository.ts';
import type { ReceivedFile } from '#server/platform/files/receive-file.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import type { Apurada } from './apurar-declaracao.ts';
import type { DeclaracaoRecebida } from './declaracoes-recebidas.ts';

export interface AoImportar {
  db: Database;
  blobs: BlobStore;
  relogio: Clock;
  quem: Caller;
}

/** A file whose bytes are stored. */
export interface ArquivoGuardado {
  nome: string;
  tamanho: number;
  sha256: string;
}

/** A declaration and its stored file. Declarations of the same file share the same object. */
export interface DeclaracaoAGravar {
  di: DeclaracaoImportacao;
  apurada: Apurada;
  arquivo: ArquivoGuardado;
}

/** Stores the bytes of each file once, before any row points at them. Bytes without rows do no harm, but rows without bytes would. */
export async function guardarArquivos(
  { blobs, quem }: AoImportar,
  recebidas: readonly DeclaracaoRecebida[],
): Promise<DeclaracaoAGravar[]> {
  const guardados = new Map<ReceivedFile, ArquivoGuardado>();
  const aGravar: DeclaracaoAGravar[] = [];
  for (const { declaracao, apurada, arquivo } of recebidas) {
    const { nome, bytes } = arquivo;
    const sha256 = guardados.get(arquivo)?.sha256 ?? (await blobs.guardar(quem.empresaId, BUCKET, bytes)).sha256;
    const guardado = guardados.get(arquivo) ?? { nome, tamanho: bytes.length, sha256 };
    guardados.set(arquivo, guardado);
    aGravar.push({ di: declaracao, apurada, arquivo: guardado });
  }
  return aGravar;
}

/** Creates the rows of stored files, each at its first use. */
export function registroDeArquivos(tx: Database, { quem, relogio }: AoImportar) {
  const registrados = new Map<ArquivoGuardado, string>();
  return {
    async idDo(arquivo: ArquivoGuardado): Promise<string> {
      const id = registrados.get(arquivo) ?? uuidv7();
      if (registrados.has(arquivo)) return id;
      registrados.set(arquivo, id);
      await fileRepository(tx, quem.empresaId).inserir({
        ...arquivo,
        id,
        bucket: BUCKET,
        recebidoEm: relogio.agora(),
        recebidoPor: quem.usuarioId,
      });
      return id;
    },
  };
}

const BUCKET = 'di';
