import { diasEntre, somarDias } from './dias.ts';

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
