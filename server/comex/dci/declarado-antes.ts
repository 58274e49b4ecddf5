import { and, eq } from 'drizzle-orm';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import { declaradoPelaDci } from '#lib/fiscal/dci/calcular-documento.ts';
import type { Database } from '#server/platform/db/database.ts';
import { dci } from '#server/platform/db/schema/dci.ts';

/** Returns the principal declared by the DCI that this DCI corrects, by modalidade and tax. */
export async function declaradoAntes(
  tx: Database,
  empresaId: string,
  anteriorId: string | null,
): Promise<DciLido['declaradoAntes']> {
  if (anteriorId === null) return [];
  const [anterior] = await tx
    .select({ grupos: dci.grupos })
    .from(dci)
    .where(and(eq(dci.empresaId, empresaId), eq(dci.id, anteriorId)));
  return declaradoPelaDci(anterior?.grupos ?? []);
}
