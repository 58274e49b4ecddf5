import { test as base } from './sem-erros.ts';
import { type RunningServer, startServer } from './server.ts';

/**
 * Each worker has a server of its own, on its own copy of the demonstration: its own company, and its own person. A test that changes
 * what the other tests of its worker share names a server that only it has: `test.use({ ownServer: 'a name' })`.
 */
export const test = base.extend<object, { ownServer: string | null; server: RunningServer }>({
  ownServer: [null, { option: true, scope: 'worker' }],

  server: [
    async ({ ownServer: _ }, use) => {
      const server = await startServer({ template: process.env.E2E_DATA_DIR });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  baseURL: ({ server }, use) => use(server.origin),
});
