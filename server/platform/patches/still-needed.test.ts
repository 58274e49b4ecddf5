import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { voltasAte } from '#server/testing/voltas-do-laco.ts';

// Each test fails when the library no longer needs its patch: then the patch goes, and the test with it.

test('pglite-fsync.ts: a file of the embedded PostgreSQL has nothing to wait for the disk with', async () => {
  const pasta = await mkdtemp(join(tmpdir(), 'cais-patches-'));
  let fsync: unknown = 'not asked';
  class Olhada extends NodeFS {
    override async init(...dados: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
      const { emscriptenOpts } = await super.init(...dados);
      const olhar = (modulo: unknown) => {
        fsync = (modulo as { NODEFS: { stream_ops: { fsync?: unknown } } }).NODEFS.stream_ops.fsync;
      };
      return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), olhar] } };
    }
  }
  const pglite = await PGlite.create({ fs: new Olhada(join(pasta, 'banco')) });
  await pglite.close();
  await rm(pasta, { recursive: true });
  expect([PGlite.defaultStartParams.includes('-F'), fsync]).toEqual([true, undefined]);
});

test('pglite-typed-queries.ts: Drizzle hands its parsers over with each query', async () => {
  const pglite = await PGlite.create();
  const perguntas = jest.spyOn(pglite, 'query');
  await drizzle(pglite).execute(sql`select 1`);
  const [, , opcoes] = perguntas.mock.calls.at(-1) ?? [];
  await pglite.close();
  expect(Object.keys(opcoes?.parsers ?? {}).length).toBeGreaterThan(0);
});

test('pglite-turns.ts: the loop has no turn between the statements of a transaction', async () => {
  const pglite = await PGlite.create();
  const transacao = pglite.transaction(async (tx) => {
    for (let i = 0; i < 60; i++) await tx.query('select count(*) from generate_series(1, 100000)');
  });
  expect(await voltasAte(transacao)).toBeLessThan(4);
  await pglite.close();
});
