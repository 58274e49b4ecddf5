import { Cron } from 'croner';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { failureReason } from '#server/platform/http/logger.ts';
import type { Vault } from '#server/platform/security/vault.ts';
import { deliverDue } from './deliver.ts';

interface AoAgendar {
  db: Database;
  relogio: Clock;
  log: FastifyBaseLogger;
  redePrivada: boolean;
  cofre: Vault;
}

/** Sends the due deliveries every five seconds. `parar` waits for the current run, which needs the database. */
export function scheduleDeliveries({ log, ...ao }: AoAgendar): { parar(): Promise<void> } {
  let correndo = Promise.resolve();
  const tarefa = new Cron('*/5 * * * * *', { protect: true }, () => {
    correndo = deliverDue(ao).catch((erro: Error) =>
      log.warn({ motivo: failureReason(erro) }, 'Webhooks ficam para depois'),
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
