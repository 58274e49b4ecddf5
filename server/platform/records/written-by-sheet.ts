import { type AnyColumn, and, eq, exists, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { planilhaLinha } from '#server/platform/db/schema/sheets.ts';

/** Filters a list to the records that one import wrote. */
export function writtenBySheet(tx: Database, empresaId: string, planilhaId: string, registroId: AnyColumn): SQL {
  return exists(
    tx
      .select({ um: sql`1` })
      .from(planilhaLinha)
      .where(
        and(
          eq(planilhaLinha.empresaId, empresaId),
          eq(planilhaLinha.registroId, registroId),
          eq(planilhaLinha.planilhaId, planilhaId),
          isNotNull(planilhaLinha.historicoId),
        ),
      ),
  );
}
