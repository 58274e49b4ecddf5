import type { FastifyBaseLogger } from 'fastify';
import { repeat } from '#server/platform/jobs/repeat.ts';
import type { AoBuscar } from './fetch-duimp.ts';
import type { Fila } from './queue.ts';
import { correrConsultas } from './run-fetches.ts';

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
