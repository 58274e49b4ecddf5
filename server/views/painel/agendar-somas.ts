import { Cron } from 'croner';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/platform/db/database.ts';
import { failureReason } from '#server/platform/http/logger.ts';
import { somarDeTodas } from './somar-mudancas.ts';

/** Sums the changes when the server starts and every minute. `parar` waits for the current run, which needs the database. */
export function agendarSomas({ db, log }: { db: Database; log: FastifyBaseLogger }): { parar(): Promise<void> } {
  let correndo = Promise.resolve();
  const somar = () => {
    correndo = somarDeTodas(db).catch((erro: Error) =>
      log.warn({ motivo: failureReason(erro) }, 'As somas do painel ficam para depois'),
    );
    return correndo;
  };
  void somar();
  const tarefa = new Cron('0 * * * * *', { protect: true }, somar);
  return {
    async parar() {
      tarefa.stop();
      await correndo;
    },
  };
}
