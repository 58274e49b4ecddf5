import { formatarDecimal, formatarDinheiro, formatarEfeito, formatarTaxa, semZerosAlemDe } from './decimal.ts';

test.each([
  ['1234.5', '1.234,50'],
  ['0', '0,00'],
  ['-0.001', '0,00'],
  ['-1234567.895', '-1.234.567,90'],
  ['0.005', '0,01'],
  ['999.995', '1.000,00'],
  ['12345678901234567890.12', '12.345.678.901.234.567.890,12'],
  ['', '—'],
  ['abc', '—'],
  ['1e3', '—'],
  [null, '—'],
  [undefined, '—'],
])('money %p → %s', (texto, esperado) => {
  expect(formatarDinheiro(texto)).toBe(esperado);
});

test.each([
  ['1234.5600000', 7, '1.234,5600000'],
  ['1234.5', 0, '1.235'],
  ['0.00001', 5, '0,00001'],
] as const)('%s with %d decimals → %s', (texto, casas, esperado) => {
  expect(formatarDecimal(texto, casas)).toBe(esperado);
});

test.each([
  [6.1893, '6,1893'],
  ['5.4321', '5,4321'],
  [1234.5678, '1.234,5678'],
  [1.00005, '1,0001'],
  ['999.99995', '1.000,0000'],
  [999.99995, '1.000,0000'],
  [0.00004, '0,0000'],
  [0.00005, '0,0001'],
  [1e-7, '0,0000'],
  [-0, '0,0000'],
  ['-0', '0,0000'],
  [-0.00004, '0,0000'],
  [1e21, '1.000.000.000.000.000.000.000,0000'],
  [null, '—'],
  [undefined, '—'],
  [Number.NaN, '—'],
  [Number.POSITIVE_INFINITY, '—'],
  ['NaN', '—'],
  ['texto', '—'],
  ['', '—'],
  [{}, '—'],
])('rate %p → %s', (taxa, esperado) => {
  expect(formatarTaxa(taxa)).toBe(esperado);
});

test.each([
  ['73.03', '+73,03'],
  ['-1250.5', '−1.250,50'],
  ['0.00', '0,00'],
  ['-0.001', '0,00'],
])('a change of %s → %s', (texto, esperado) => {
  expect(formatarEfeito(texto)).toBe(esperado);
});

test.each([
  ['100.00000', 0, '100'],
  ['12.5000000', 2, '12.50'],
  ['12.5000000', 0, '12.5'],
  ['3.7500000', 2, '3.75'],
  ['0.1234567', 2, '0.1234567'],
  ['100', 2, '100'],
  ['doze', 2, 'doze'],
] as const)('%s without its zeros beyond %d places is %s', (valor, casas, fica) => {
  expect(semZerosAlemDe(valor, casas)).toBe(fica);
});
