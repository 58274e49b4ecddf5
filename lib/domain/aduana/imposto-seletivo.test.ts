import { descreverComMaterial } from '#lib/testing/material-compartilhado.ts';
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

descreverComMaterial('The prefixes of the calculator', ['reforma/imposto-seletivo-ncm-importacao.csv'], (arquivo) => {
  test('all bear it', () => {
    const prefixos = arquivo
      .toString()
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((linha) => linha.split(';')[0] ?? '');
    expect(prefixos).toHaveLength(23);
    for (const prefixo of prefixos) {
      expect([prefixo, incideImpostoSeletivo(prefixo.padEnd(8, '0'), '2027-01-01')]).toEqual([prefixo, true]);
    }
  });
});
