import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '#server/platform/db/database.ts';
import { arquivo } from '#server/platform/db/schema/records.ts';
import type { Assinatura, OnWrite } from '#server/platform/records/cadastro.ts';
import { notFound } from '#server/platform/refusals.ts';
import type { BlobStore } from './blob-store.ts';
import { fileRepository } from './file-repository.ts';

/** A file that Cais makes. */
export interface MadeFile {
  nome: string;
  bytes: Uint8Array;
}

/** Keeps the file; answers its id. */
export async function keepMade(
  tx: Database,
  { quem: { empresaId, usuarioId }, blobs }: OnWrite & { blobs: BlobStore },
  { bucket, nome, bytes }: MadeFile & { bucket: string },
  { em }: Pick<Assinatura, 'em'>,
): Promise<string> {
  const { sha256 } = await blobs.guardar(empresaId, bucket, bytes);
  const id = uuidv7();
  await fileRepository(tx, empresaId).inserir({
    id,
    bucket,
    nome,
    tamanho: bytes.length,
    sha256,
    recebidoEm: em,
    recebidoPor: usuarioId,
  });
  return id;
}

/** Reads the file. @throws {Refusal} 404. */
export async function readMade(
  { db, blobs }: { db: Database; blobs: BlobStore },
  empresaId: string,
  id: string,
): Promise<MadeFile> {
  const [achado] = await db
    .select({ nome: arquivo.nome, bucket: arquivo.bucket, sha256: arquivo.sha256 })
    .from(arquivo)
    .where(and(eq(arquivo.empresaId, empresaId), eq(arquivo.id, id)));
  if (!achado) throw notFound('Este arquivo');
  return { nome: achado.nome, bytes: await blobs.ler(empresaId, achado.bucket, achado.sha256) };
}
