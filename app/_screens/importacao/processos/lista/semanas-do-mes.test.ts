import { semanasDoMes } from './semanas-do-mes.ts';

test('November 2026 begins on a Sunday and takes five weeks', () => {
  const semanas = semanasDoMes('2026-11');
  expect(semanas).toHaveLength(5);
  expect([semanas[0]?.[0], semanas[4]?.[6]]).toEqual(['2026-11-01', '2026-12-05']);
});

test('a month may take four weeks or six, and pass over the end of the year', () => {
  expect(semanasDoMes('2026-02')).toHaveLength(4);
  expect(semanasDoMes('2026-08')).toHaveLength(6);
  expect(semanasDoMes('2026-12').at(-1)?.at(-1)).toBe('2027-01-02');
});
