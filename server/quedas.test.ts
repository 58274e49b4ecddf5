import { provarQuedas } from '#server/testing/provar-quedas.ts';
import { servidoresVivos } from '#server/testing/servidor-a-parte.ts';

// `npm run prova:quedas` does it fifty times.
jest.setTimeout(180_000);

afterAll(() => {
  for (const { processo } of servidoresVivos) processo.kill('SIGKILL');
});

const bancos = [
  ['pglite', undefined],
  ...(process.env.TEST_DATABASE_URL ? [['postgres', process.env.TEST_DATABASE_URL] as const] : []),
] as const;

test.each(bancos)(
  'killed in the middle of writes (%s), the server starts again by itself, with all it had answered and nothing by halves',
  async (_, DATABASE_URL) => {
    const { respondidas } = await provarQuedas({ rodadas: 2, DATABASE_URL });
    expect(respondidas).toBeGreaterThan(0);
  },
);
