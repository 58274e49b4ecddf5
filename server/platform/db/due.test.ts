import { randomUUID } from 'node:crypto';
import { and, like } from 'drizzle-orm';
import { onServer } from '#server/testing/test-bench.ts';
import { due } from './due.ts';
import { limiteDeTentativas } from './schema/jobs.ts';

onServer('What waits for its time', (bench) => {
  test('is due when it has come, and when a clock that ran a year ahead has put it off', async () => {
    const { db } = bench().conexao;
    const prefix = randomUUID();
    const now = new Date('2026-11-20T12:00:00Z');
    const times = { past: '2026-11-20T11:59:59Z', tonight: '2026-11-21T03:00:00Z', ahead: '2027-11-20T12:00:00Z' };
    await db
      .insert(limiteDeTentativas)
      .values(Object.entries(times).map(([name, time]) => ({ key: prefix + name, points: 1, expire: new Date(time) })));
    const found = await db
      .select({ key: limiteDeTentativas.key })
      .from(limiteDeTentativas)
      .where(and(like(limiteDeTentativas.key, `${prefix}%`), due(limiteDeTentativas.expire, now)));
    expect(found.map(({ key }) => key.slice(prefix.length)).toSorted()).toEqual(['ahead', 'past']);
  });
});
