import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Runs a reading without parallel workers. PostgreSQL starts two for an index of 200,000 rows, and where the processors are busy it
 * waits for them longer than the reading takes: 200 ms instead of 30 (`npm run -s bench -- trabalho-na-lista`).
 */
export function withoutWorkers<T>(db: Database, read: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local max_parallel_workers_per_gather = 0`);
    return read(tx);
  });
}
