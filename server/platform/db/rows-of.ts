import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Returns the rows of a hand-written query; both drivers put them in the same place. */
export async function rowsOf<Linha>(tx: Database, consulta: SQL): Promise<Linha[]> {
  const { rows } = (await tx.execute(consulta)) as unknown as { rows: Linha[] };
  return rows;
}
