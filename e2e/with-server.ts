import { test } from './apoio.ts';
import type { RunningServer } from './server.ts';

/** Gives the tests of a file another server than that of their worker, and so a worker of their own. */
export function withServer(start: () => Promise<RunningServer>): void {
  test.use({
    server: [
      async ({ ownServer: _ }, use) => {
        const server = await start();
        await use(server);
        await server.stop();
      },
      { scope: 'worker', timeout: 600_000 },
    ],
  });
}
