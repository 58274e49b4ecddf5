import { mesesDaSelic } from './meses-da-selic.ts';

test('the months between, without that of either day', () => {
  expect(mesesDaSelic('2026-10-09', '2027-02-01')).toEqual(['2026-11', '2026-12', '2027-01']);
});

test.each([
  ['2026-10-09', '2026-10-30'],
  ['2026-10-09', '2026-11-03'],
  ['2026-10-09', '2026-09-01'],
  [null, '2026-11-03'],
  ['2026-10-09', null],
])('none from %s to %s', (vencimento, pagamento) => expect(mesesDaSelic(vencimento, pagamento)).toEqual([]));
