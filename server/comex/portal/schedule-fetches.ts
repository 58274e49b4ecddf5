import type { FastifyBaseLogger } from 'fastify';
import { repeat } from '#server/platform/jobs/repeat.ts';
import type { AoBuscar } from './fetch-duimp.ts';
import { correrConsultas } from './run-fetches.ts';

/** Runs the due fetches of the Portal Único every two seconds. */
export function scheduleFetches({ log, ...ao }: AoBuscar & { log: FastifyBaseLogger }): { parar(): Promise<void> } {
  return repeat({
    quando: '*/2 * * * * *',
    tarefa: () => correrConsultas(ao),
    log,
    falha: 'Consultas ao Portal Único ficam para depois',
  });
}
