import { lt } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { limiteDeTentativas } from '#server/platform/db/schema/jobs.ts';

/** Deletes the counters of attempts that ran out an hour ago, by the clock of any server. */
export async function forgetAttempts(db: Database, agora: Date): Promise<void> {
  const haUmaHora = new Date(agora.getTime() - 60 * 60 * 1000);
  await db.delete(limiteDeTentativas).where(lt(limiteDeTentativas.expire, haUmaHora));
}
