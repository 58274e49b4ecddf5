import { setImmediate as anotherTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/**
 * PGlite answers within the call, and what awaits it goes on before anything else does: a transaction of many statements would hold
 * the event loop from its first to its last. Here the loop gets a turn between two statements, once they have held it for long.
 */
export function withTurns(pglite: PGlite): PGlite {
  let since = 0;
  const afterTurn =
    <Data extends unknown[], Answer>(call: (...data: Data) => Promise<Answer>) =>
    async (...data: Data): Promise<Answer> => {
      if (performance.now() - since > LONG_MS) {
        await anotherTurn();
        since = performance.now();
      }
      return call.apply(pglite, data);
    };
  pglite.execProtocol = afterTurn(pglite.execProtocol);
  pglite.execProtocolStream = afterTurn(pglite.execProtocolStream);
  return pglite;
}

const LONG_MS = 20;
