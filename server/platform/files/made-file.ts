import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Banco } from '#server/platform/db/database.ts';
import { arquivo } from '#server/platform/db/schema.ts';
import type { AoGravar, Assinatura } from '#server/platform/records/cadastro.ts';
import { naoEncontrado } from '#server/platform/refusals.ts';
import type { Deposito } from './blob-store.ts';
import { arquivoRepository } from './file-repository.ts';

/** A file that Cais makes. */
export interface ArquivoFeito {
  nome: string;
  bytes: Uint8Array;
}

/** Keeps the file; answers its id. */
export async function guardarFeito(
  tx: Banco,
  { quem: { empresaId, usuarioId }, deposito }: AoGravar & { deposito: Deposito },
  { bucket, nome, bytes }: ArquivoFeito & { bucket: string },
  { em }: Pick<Assinatura, 'em'>,
): Promise<string> {
  const { sha256 } = await deposito.guardar(empresaId, bucket, bytes);
  const id = uuidv7();
  await arquivoRepository(tx, empresaId).inserir({
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

/** Reads the file. @throws {Recusa} 404. */
export async function lerFeito(
  { db, deposito }: { db: Banco; deposito: Deposito },
  empresaId: string,
  id: string,
): Promise<ArquivoFeito> {
  const [achado] = await db
    .select({ nome: arquivo.nome, bucket: arquivo.bucket, sha256: arquivo.sha256 })
    .from(arquivo)
    .where(and(eq(arquivo.empresaId, empresaId), eq(arquivo.id, id)));
  if (!achado) throw naoEncontrado('Este arquivo');
  return { nome: achado.nome, bytes: await deposito.ler(empresaId, achado.bucket, achado.sha256) };
}
