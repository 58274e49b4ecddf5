import type { FastifyBaseLogger } from 'fastify';
import { repeat } from '#server/platform/jobs/repeat.ts';
import type { AoBuscar } from '#server/portal/talk/keep-answer.ts';
import { correrConsultas } from './run-fetches.ts';
import type { Fila } from './talk/queue.ts';

/** Runs what is due at the Portal Único every two seconds; `outras` are the queues of the floors above. */
export function scheduleFetches({
  log,
  outras,
  ...ao
}: AoBuscar & { log: FastifyBaseLogger; outras: readonly Fila[] }): {
  parar(): Promise<void>;
} {
  return repeat({
    quando: '*/2 * * * * *',
    tarefa: () => correrConsultas(ao, outras),
    log,
    falha: 'Consultas ao Portal Único ficam para depois',
  });
}
