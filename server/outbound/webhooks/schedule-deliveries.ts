import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { repeat } from '#server/platform/jobs/repeat.ts';
import type { Vault } from '#server/platform/security/vault.ts';
import { deliverDue } from './deliver.ts';
import { receivers } from './receivers.ts';

interface AoAgendar {
  db: Database;
  relogio: Clock;
  log: FastifyBaseLogger;
  redePrivada: boolean;
  cofre: Vault;
}

/** Sends the due deliveries every five seconds. */
export function scheduleDeliveries({ log, ...ao }: AoAgendar): { parar(): Promise<void> } {
  const recebedores = receivers();
  return repeat({
    quando: '*/5 * * * * *',
    tarefa: () => deliverDue(ao, recebedores),
    log,
    falha: 'Webhooks ficam para depois',
  });
}
