import { PGlite } from '@electric-sql/pglite';
import { voltasAte } from '#server/testing/voltas-do-laco.ts';
import { withTurns } from './pglite-turns.ts';

test('the loop runs between the statements of a long transaction', async () => {
  const pglite = withTurns(await PGlite.create());
  const transacao = pglite.transaction(async (tx) => {
    for (let i = 0; i < 60; i++) await tx.query('select count(*) from generate_series(1, 100000)');
  });
  // Without turns it would have two.
  expect(await voltasAte(transacao)).toBeGreaterThan(10);
  await pglite.close();
});
