import fc from 'fast-check';
import { mesesEntre, outroMes, quantosMeses } from './meses.ts';

test.each([
  ['2026-11', '2026-11', 1],
  ['2026-11', '2027-01', 3],
  ['2026-11', '2026-10', 0],
  ['2026-11', '2025-11', -11],
])('from %s to %s: %i months', (de, ate, quantos) => {
  expect(quantosMeses(de, ate)).toBe(quantos);
});

test('lists the months of a period, and none of one that ends before it begins', () => {
  expect(mesesEntre('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(mesesEntre('2026-11', '2026-10')).toEqual([]);
});

test('counts as many as it lists', () => {
  fc.assert(
    fc.property(fc.nat(1200), fc.nat(1200), (a, b) => {
      const [de, ate] = [outroMes('1995-03', a), outroMes('1995-03', b)];
      expect(mesesEntre(de, ate)).toHaveLength(Math.max(quantosMeses(de, ate), 0));
    }),
  );
});

test.each([
  ['x', 'y'],
  ['2026-11', '9999-12'],
  ['0001-01', '2026-11'],
])('lists nothing from %s to %s', (de, ate) => {
  expect(() => mesesEntre(de, ate)).toThrow(RangeError);
});
