import { and, eq, or } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { declaracao, retificacao } from '#server/platform/db/schema/declaracao.ts';
import { arquivo } from '#server/platform/db/schema/records.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import { notFound } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';

interface AoBaixar {
  db: Database;
  blobs: BlobStore;
  quem: Caller;
}

/** Returns the exact bytes of a file that the declaration of a process has or had. */
export async function arquivoDaDeclaracao(
  { db, blobs, quem: { empresaId } }: AoBaixar,
  { id: processoId, arquivoId }: { id: string; arquivoId: string },
): Promise<{ nome: string; sha256: string; bytes: Uint8Array }> {
  const [achado] = await db
    .select({ nome: arquivo.nome, sha256: arquivo.sha256, bucket: arquivo.bucket })
    .from(arquivo)
    .leftJoin(declaracao, and(eq(declaracao.empresaId, arquivo.empresaId), eq(declaracao.arquivoId, arquivo.id)))
    .leftJoin(
      retificacao,
      and(
        eq(retificacao.empresaId, arquivo.empresaId),
        or(eq(retificacao.arquivoId, arquivo.id), eq(retificacao.arquivoAnteriorId, arquivo.id)),
      ),
    )
    .where(
      and(
        eq(arquivo.empresaId, empresaId),
        eq(arquivo.id, arquivoId),
        or(eq(declaracao.processoId, processoId), eq(retificacao.processoId, processoId)),
      ),
    );
  if (!achado) throw notFound('Este arquivo');
  const { nome, sha256, bucket } = achado;
  return { nome, sha256, bytes: await blobs.ler(empresaId, bucket, sha256) };
}
