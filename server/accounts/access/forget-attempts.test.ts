import { inArray } from 'drizzle-orm';
import { limiteDeTentativas } from '#server/platform/db/schema/jobs.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { forgetAttempts } from './forget-attempts.ts';

onServer('Attempts to sign in', (bench) => {
  test('are forgotten an hour after they ran out', async () => {
    const { db } = bench().conexao;
    const chaves = ['vencida', 'recente'].map((uma) => `${uma}-${crypto.randomUUID()}`);
    const [vencida = '', recente = ''] = chaves;
    await db.insert(limiteDeTentativas).values([
      { key: vencida, points: 3, expire: new Date('2020-01-01T10:59:59Z') },
      { key: recente, points: 3, expire: new Date('2020-01-01T11:00:01Z') },
    ]);
    await forgetAttempts(db, new Date('2020-01-01T12:00:00Z'));
    const restam = await db.select().from(limiteDeTentativas).where(inArray(limiteDeTentativas.key, chaves));
    expect(restam.map(({ key }) => key)).toEqual([recente]);
  });
});
