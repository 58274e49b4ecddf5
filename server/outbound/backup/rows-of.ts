import type { SQL } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';

/** What a query written by hand answers, which both drivers put in the same place. */
export async function rowsOf<Linha>(tx: Database, consulta: SQL): Promise<Linha[]> {
  const { rows } = (await tx.execute(consulta)) as unknown as { rows: Linha[] };
  return rows;
}
