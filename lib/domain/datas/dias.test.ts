import { diasDesde, diasEntre, somarDias } from './dias.ts';

test.each([
  ['2026-11-20', '2026-11-20', 0],
  ['2026-02-28', '2026-03-01', 1],
  ['2024-02-28', '2024-03-01', 2],
  ['2026-12-31', '2027-01-10', 10],
  ['2026-11-20', '2026-11-10', -10],
])('from %s to %s: %i days, and back', (de, ate, dias) => {
  expect(diasEntre(de, ate)).toBe(dias);
  expect(somarDias(de, dias)).toBe(ate);
});

test.each([
  ['2026-11-20', 0],
  ['2026-11-19', 1],
  ['2026-11-21', 0],
])('from %s on, it is %i days on 2026-11-20', (dia, dias) => {
  expect(diasDesde(dia, '2026-11-20')).toBe(dias);
});
