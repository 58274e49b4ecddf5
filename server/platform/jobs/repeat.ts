import { Cron } from 'croner';
import type { FastifyBaseLogger } from 'fastify';
import { failureReason } from '#server/platform/http/logger.ts';

interface Repetition {
  /** A cron expression, with seconds if it has six fields. */
  quando: string;
  tarefa: () => Promise<void>;
  log: FastifyBaseLogger;
  /** Logged when a run fails; the next run makes up for it. */
  falha: string;
}

/** Repeats a task, one run at a time. `parar` waits for the current run, which needs the database. */
export function repeat({ quando, tarefa, log, falha }: Repetition) {
  let correndo = Promise.resolve();
  const correr = () => {
    correndo = tarefa().catch((erro: Error) => log.warn({ motivo: failureReason(erro) }, falha));
    return correndo;
  };
  const relogio = new Cron(quando, { protect: true }, correr);
  return {
    agora: correr,
    async parar(): Promise<void> {
      relogio.stop();
      await correndo;
    },
  };
}
