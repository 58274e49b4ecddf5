import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { voltasAte } from '#server/testing/voltas-do-laco.ts';
import { withTurns } from './pglite-turns.ts';

const SLOW = 'select count(*) from generate_series(1, 200000)';

test('the loop runs between the statements of a long transaction', async () => {
  const pglite = withTurns(await PGlite.create());
  const transacao = pglite.transaction(async (tx) => {
    for (let i = 0; i < 60; i++) await tx.query(SLOW);
  });
  // Without turns it would have two.
  expect(await voltasAte(transacao)).toBeGreaterThan(10);
  await pglite.close();
});

test('a short request is answered within a few statements of a long transaction', async () => {
  const pglite = withTurns(await PGlite.create());
  const server = createServer((_, answer) => answer.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  let statements = 0;
  let over = false;
  const transacao = pglite.transaction(async (tx) => {
    for (; !over && statements < 60; statements++) await tx.query(SLOW);
  });
  await once(get({ host: '127.0.0.1', port: (server.address() as AddressInfo).port }), 'response');
  over = true;
  await transacao;
  // With one turn between two statements it waits for three.
  expect(statements).toBeLessThan(2);
  server.close();
  await pglite.close();
});
