import fc from 'fast-check';
import { lerDecimalDigitado } from './decimal-digitado.ts';
import { Exato, porExtenso } from './decimal-exato.ts';

test.each([
  ['1.234,56', 2, '1234.56'],
  ['1234.56', 2, '1234.56'],
  ['1234,56', 2, '1234.56'],
  ['1,234.56', 2, '1234.56'],
  ['1.234.567,8', 2, '1234567.80'],
  ['1,234,567.8', 2, '1234567.80'],
  ['1,234,567', 2, '1234567.00'],
  ['1.234.567', 2, '1234567.00'],
  // pt-BR groups with a dot and separates decimals with a comma.
  ['1.234', 2, '1234.00'],
  ['1,234', 3, '1.234'],
  // A group does not start with zero, and the first has at most three digits. So these dots separate decimals.
  ['0.125', 3, '0.125'],
  ['1234.567', 3, '1234.567'],
  ['12.34', 2, '12.34'],
  ['12', 2, '12.00'],
  ['12,', 2, '12.00'],
  ['12.', 2, '12.00'],
  [',5', 2, '0.50'],
  ['.5', 2, '0.50'],
  ['007', 0, '7'],
  ['-1.234,50', 2, '-1234.50'],
  ['−12,5', 2, '-12.50'],
  ['(1.234,56)', 2, '-1234.56'],
  ['-0', 2, '0.00'],
  ['R$ 1.234,56', 2, '1234.56'],
  ['R$\u00a01.234,56', 2, '1234.56'],
  ['US$ 1,234.56', 2, '1234.56'],
  ['USD 12,50', 2, '12.50'],
  ['9,65%', 2, '9.65'],
  ['  1 234,56\t', 2, '1234.56'],
  ['999.999.999.999,9999999', 7, '999999999999.9999999'],
  ['3,50', 1, '3.5'],
])('%s in a field of %i decimals is %s', (texto, casas, valor) => {
  expect(lerDecimalDigitado(texto, casas)).toEqual({ valor });
});

test.each([
  '',
  '  ',
  '-',
  ',',
  '.',
  'abc',
  '1,2,3',
  '1.2.3',
  '1.23,4.5',
  '1e3',
  '1-2',
  '12a',
  'NaN',
  'Infinity',
  '0x10',
  '1..2',
  '--1',
  '1.2345.678',
])('%j is no number', (texto) => {
  expect(lerDecimalDigitado(texto, 2)).toEqual({ motivo: 'Número inválido. Escreva como em 1.234,56.' });
});

test.each([
  ['1,234', 2, 'São no máximo 2 casas decimais.'],
  ['0,00001', 4, 'São no máximo 4 casas decimais.'],
  ['1,5', 0, 'Informe um número inteiro, sem casas decimais.'],
])('%s is not cut to %i decimals', (texto, casas, motivo) => {
  expect(lerDecimalDigitado(texto, casas)).toEqual({ motivo });
});

test('what pt-BR writes is read back as it was', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), fc.nat({ max: 7 }), (inteiro, casas) => {
      const exato = new Exato(inteiro.toString()).div(new Exato(10).pow(casas));
      expect(lerDecimalDigitado(porExtenso(exato, casas), casas)).toEqual({ valor: exato.toFixed(casas) });
    }),
  );
});

test.each([
  ['20', '20.00'],
  ['0,135', '0.135'],
  ['9,650', '9.65'],
  ['1,123456', '1.123456'],
])('of a figure with two to six decimals %s is %s', (texto, valor) => {
  expect(lerDecimalDigitado(texto, 6, 2)).toEqual({ valor });
});
