import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/platform/db/database.ts';
import { repeat } from '#server/platform/jobs/repeat.ts';
import { somarDeTodas } from './somar-mudancas.ts';

/** Sums the changes when the server starts and every minute. */
export function agendarSomas({ db, log }: { db: Database; log: FastifyBaseLogger }): { parar(): Promise<void> } {
  const somas = repeat({
    quando: '0 * * * * *',
    tarefa: () => somarDeTodas(db),
    log,
    falha: 'As somas do painel ficam para depois',
  });
  void somas.agora();
  return somas;
}
