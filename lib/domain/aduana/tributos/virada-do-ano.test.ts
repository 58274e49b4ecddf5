import { regimeDaVirada } from './virada-do-ano.ts';

test.each([
  // The rows of the table of §2.6, and the days around the turn.
  ['2026-12-30', '2026-12-31', 'ANO_DE_TESTE'],
  ['2026-12-31', '2027-01-01', 'TRAVESSIA'],
  ['2027-01-01', '2027-01-01', 'REGIME_NOVO'],
  ['2027-01-01', null, 'REGIME_NOVO'],
  ['2026-12-31', null, null],
  [null, null, null],
])('registered on %s and released on %s is %s', (registro, liberacao, regime) => {
  expect(regimeDaVirada(registro, liberacao)).toBe(regime);
});
