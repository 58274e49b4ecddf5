import { lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { limiteDeTentativas } from '#server/platform/db/schema-jobs.ts';
import { repeat } from '#server/platform/jobs/repeat.ts';

/** Deletes the counters of attempts that ran out an hour ago, by the clock of any server. */
export async function forgetAttempts(db: Database, relogio: Clock): Promise<void> {
  const haUmaHora = new Date(relogio.agora().getTime() - 60 * 60 * 1000);
  await db.delete(limiteDeTentativas).where(lt(limiteDeTentativas.expire, haUmaHora));
}

/** Deletes them every hour. The library would do it by a timer that nothing stops, and that meets a closed database. */
export function scheduleForgetting({ db, relogio, log }: { db: Database; relogio: Clock; log: FastifyBaseLogger }) {
  return repeat({
    quando: '0 * * * *',
    tarefa: () => forgetAttempts(db, relogio),
    log,
    falha: 'Tentativas vencidas ficam para depois',
  });
}
