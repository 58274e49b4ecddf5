import { setImmediate as anotherTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/**
 * PGlite answers within the call, and what awaits it goes on before anything else does: a transaction of many statements would hold
 * the event loop from its first to its last. Here the loop gets turns between two statements, once they have held it for long: as many
 * as a short request needs to be accepted, read and answered, else it waits for a statement at each.
 */
export function withTurns(pglite: PGlite): PGlite {
  let since = 0;
  const afterTurn =
    <Data extends unknown[], Answer>(call: (...data: Data) => Promise<Answer>) =>
    async (...data: Data): Promise<Answer> => {
      if (performance.now() - since > LONG_MS) {
        for (let turn = 0; turn < TURNS; turn++) await anotherTurn();
        since = performance.now();
      }
      return call.apply(pglite, data);
    };
  pglite.execProtocol = afterTurn(pglite.execProtocol);
  pglite.execProtocolStream = afterTurn(pglite.execProtocolStream);
  return pglite;
}

const LONG_MS = 20;
const TURNS = 4;
