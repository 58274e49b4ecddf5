import { randomUUID } from 'node:crypto';
import { like } from 'drizzle-orm';
import { limiteDeTentativas } from '#server/platform/db/schema/jobs.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { logInLimit } from './log-in-limit.ts';

onServer('The limit of wrong passwords', (bench) => {
  test('begun while the clock was a year ahead ends when the clock is right again', async () => {
    const { db } = bench().conexao;
    const nome = `teste-${randomUUID()}`;
    const entrar = () => logInLimit(db, nome).contar('a@teste.local', '203.0.113.7');
    for (let vez = 0; vez < 10; vez++) await entrar();
    await expect(entrar()).rejects.toMatchObject({ codigo: 'LIMITE' });
    const dele = like(limiteDeTentativas.key, `${nome}%`);
    const adiante = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000);
    await db.update(limiteDeTentativas).set({ expire: adiante }).where(dele);
    await entrar();
    const depois = await db.select().from(limiteDeTentativas).where(dele);
    expect(depois.filter(({ key }) => key.includes(':conta:')).map(({ points }) => points)).toEqual([1]);
  });
});
