import { Cron } from 'croner';
import type { FastifyBaseLogger } from 'fastify';
import type { Relogio } from '#server/platform/clock.ts';
import type { Banco } from '#server/platform/db/database.ts';
import { motivoDaFalha } from '#server/platform/http/logger.ts';
import type { Cofre } from '#server/platform/security/vault.ts';
import { entregarDevidas } from './deliver.ts';

interface AoAgendar {
  db: Banco;
  relogio: Relogio;
  log: FastifyBaseLogger;
  redePrivada: boolean;
  cofre: Cofre;
}

/** Every five seconds what is due; `parar` waits for what is under way, which needs the database. */
export function agendarEntregas({ log, ...ao }: AoAgendar): { parar(): Promise<void> } {
  let correndo = Promise.resolve();
  const tarefa = new Cron('*/5 * * * * *', { protect: true }, () => {
    correndo = entregarDevidas(ao).catch((erro: Error) =>
      log.warn({ motivo: motivoDaFalha(erro) }, 'Webhooks ficam para depois'),
    );
    return correndo;
  });
  return {
    async parar() {
      tarefa.stop();
      await correndo;
    },
  };
}
