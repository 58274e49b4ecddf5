import { Cron } from 'croner';
import { lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { limiteDeTentativas } from '#server/platform/db/schema-jobs.ts';
import { failureReason } from '#server/platform/http/logger.ts';

/** Deletes the counters of attempts that ran out an hour ago, by the clock of any server. */
export async function forgetAttempts(db: Database, relogio: Clock): Promise<void> {
  const haUmaHora = new Date(relogio.agora().getTime() - 60 * 60 * 1000);
  await db.delete(limiteDeTentativas).where(lt(limiteDeTentativas.expire, haUmaHora));
}

/**
 * Deletes them every hour. The library would do it by a timer that nothing stops, and that meets a closed database. `parar` waits
 * for the current run.
 */
export function scheduleForgetting(ao: { db: Database; relogio: Clock; log: FastifyBaseLogger }) {
  let correndo = Promise.resolve();
  const tarefa = new Cron('0 * * * *', { protect: true, unref: true }, () => {
    correndo = forgetAttempts(ao.db, ao.relogio).catch((erro: Error) =>
      ao.log.warn({ motivo: failureReason(erro) }, 'Tentativas vencidas ficam para depois'),
    );
    return correndo;
  });
  return {
    async parar(): Promise<void> {
      tarefa.stop();
      await correndo;
    },
  };
}
