import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { repeat } from '#server/platform/jobs/repeat.ts';
import { switchOffDue } from './switch-off.ts';

/** Switches off, within ten minutes of its time, what somebody asked to and nobody kept on. */
export function scheduleSwitchOffs({ log, ...ao }: { db: Database; relogio: Clock; log: FastifyBaseLogger }) {
  return repeat({
    quando: '*/10 * * * *',
    tarefa: () => switchOffDue(ao),
    log,
    falha: 'O desligamento de uma trava fica para depois',
  });
}
