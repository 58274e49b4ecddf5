import { serverBusy } from '#server/platform/refusals.ts';
import { type FairQueue, fairQueue } from './fair-queue.ts';
import { countHeavyWork } from './heavy-limit.ts';

/** Heavy work on the database that runs at once in a process, each with a connection of its own. */
export const AT_ONCE = 3;

/** Turns for heavy work on the database: one a person, so that a dozen sheets of one person wait for each other, and nobody for them. */
export function heavyTurns(): FairQueue {
  const fila = fairQueue({ total: AT_ONCE, porPessoa: 1, esperando: 100 }, serverBusy);
  return {
    async correr(quem, fazer, sinal) {
      await countHeavyWork();
      return fila.correr(quem, fazer, sinal);
    },
  };
}
