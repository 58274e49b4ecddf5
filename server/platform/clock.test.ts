import { today, yearInManaus } from './clock.ts';

describe.each(['UTC', 'America/Manaus', 'Asia/Tokyo'])('With the process in %s', (fuso) => {
  const antes = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = fuso;
  });
  afterAll(() => {
    if (antes === undefined) delete process.env.TZ;
    else process.env.TZ = antes;
  });

  test('a document of 22:00 on 31 December in Manaus has the number of the old year', () => {
    expect(yearInManaus(new Date('2027-01-01T02:00:00Z'))).toBe(2026);
    expect(yearInManaus(new Date('2027-01-01T04:00:00Z'))).toBe(2027);
  });

  test('the day turns at midnight in Manaus', () => {
    const em = (hora: string) => today({ agora: () => new Date(hora) });
    expect([em('2027-01-01T03:59:00Z'), em('2027-01-01T04:01:00Z')]).toEqual(['2026-12-31', '2027-01-01']);
  });
});
