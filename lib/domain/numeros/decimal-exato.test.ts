import { arredondarCentavos, dinheiro, Exato, somar, truncarCentavos } from './decimal-exato.ts';

test('a product of the longest figures of a DI keeps every digit', () => {
  const quantidade = '999999999.99999';
  const valorUnitario = '9999999999999.9999999';
  expect(new Exato(quantidade).times(valorUnitario).toFixed()).toBe('9999999999999899999900.000000000001');
});

test('cents are dropped, not rounded', () => {
  expect(dinheiro(truncarCentavos(new Exato('694793.2098450')))).toBe('694793.20');
  expect(dinheiro(truncarCentavos(new Exato('0.019')))).toBe('0.01');
});

test('a sum takes null as zero and does not lose what a float would', () => {
  expect(dinheiro(somar(['0.10', null, '0.20']))).toBe('0.30');
  expect(somar([]).isZero()).toBe(true);
});

test('half a cent is rounded up, away from zero', () => {
  expect(dinheiro(arredondarCentavos(new Exato('555.0149999')))).toBe('555.01');
  expect(dinheiro(arredondarCentavos(new Exato('0.005')))).toBe('0.01');
  expect(dinheiro(arredondarCentavos(new Exato('-0.005')))).toBe('-0.01');
});

test('money with more than cents is refused, so no rounding goes unseen', () => {
  expect(() => dinheiro(new Exato('0.005'))).toThrow('0.005');
  expect(dinheiro(new Exato('7.10000'))).toBe('7.10');
});
