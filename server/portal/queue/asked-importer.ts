import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { notFound } from '#server/platform/refusals.ts';

/** The importer a search or a round asks for. @throws {Refusal} 404 when it is not in use. */
export async function importadorDoPortal(tx: Database, empresaId: string, id: string) {
  const [achado] = await tx
    .select({ cnpj: importador.cnpj, razaoSocial: importador.razaoSocial })
    .from(importador)
    .where(and(eq(importador.empresaId, empresaId), eq(importador.id, id), isNull(importador.excluidoEm)));
  if (!achado) throw notFound('Este importador');
  return achado;
}
