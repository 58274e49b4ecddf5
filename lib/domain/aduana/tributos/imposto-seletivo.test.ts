import { PREFIXOS_DO_IMPOSTO_SELETIVO } from '#lib/testing/vetores/tabelas-da-reforma.ts';
import { incideImpostoSeletivo } from './imposto-seletivo.ts';

test.each([
  ['87032310', '2027-01-01', true],
  ['87032310', '2026-12-31', false],
  ['22021000', '2027-01-01', true],
  // Motorcycles, televisions and air conditioning are not on the list.
  ['87112010', '2027-06-01', false],
  ['85287200', '2027-06-01', false],
  ['84151011', '2027-06-01', false],
])('%s on %s: %s', (ncm, dia, incide) => {
  expect(incideImpostoSeletivo(ncm, dia)).toBe(incide);
});

test('all prefixes of the calculator bear it', () => {
  expect(PREFIXOS_DO_IMPOSTO_SELETIVO).toHaveLength(23);
  for (const prefixo of PREFIXOS_DO_IMPOSTO_SELETIVO) {
    expect([prefixo, incideImpostoSeletivo(prefixo.padEnd(8, '0'), '2027-01-01')]).toEqual([prefixo, true]);
  }
});
