import { mesAnterior, mesSeguinte } from '#lib/domain/datas/meses.ts';
import { competenciaAnterior, vencimentoDaDci } from './vencimento-da-dci.ts';

test.each([
  ['a Tuesday', '2026-10', 10, '2026-11-10'],
  ['a Saturday goes back to Friday', '2026-09', 10, '2026-10-09'],
  ['a Sunday goes back to Friday', '2026-04', 10, '2026-05-08'],
  ['over the turn of the year', '2026-11', 10, '2026-12-10'],
  ['December is filed in January', '2025-12', 9, '2026-01-09'],
  // 2 November 2026 is a Monday and a holiday; the Friday before it is in October.
  ['a holiday at the beginning of the month goes back into the one before', '2026-10', 2, '2026-10-30'],
  ['the thirty-first of a month that has thirty', '2026-05', 31, '2026-06-30'],
  ['the thirtieth of February', '2027-01', 30, '2027-02-26'],
])('%s', (_, competencia, dia, vencimento) => {
  expect(vencimentoDaDci(competencia, dia)).toBe(vencimento);
});

test('in a month the one before is declared', () => {
  expect([competenciaAnterior('2026-11-20'), competenciaAnterior('2026-01-01')]).toEqual(['2026-10', '2025-12']);
});

test('months go on from December to January, and back', () => {
  expect([mesSeguinte('2026-12'), mesSeguinte('2026-01'), mesSeguinte('2026-11')]).toEqual([
    '2027-01',
    '2026-02',
    '2026-12',
  ]);
  expect([mesAnterior('2027-01'), mesAnterior('2026-12')]).toEqual(['2026-12', '2026-11']);
});
