import { descreverComMaterial } from '#lib/testing/material-compartilhado.ts';
import { digitoDaDi, formatarNumeroDi, numeroDiValido } from './digito-di.ts';

descreverComMaterial('DI check digit, on the shared vectors', ['vectors/identificadores.json'], (json) => {
  const vetores: Record<string, string[]> = JSON.parse(String(json));
  const numeros = [...(vetores.di_fictitious_valid ?? []), ...(vetores.di_real_public ?? [])];

  test('there are twenty numbers to try', () => expect(numeros).toHaveLength(20));

  test.each(numeros)('%s is valid, and none of its other nine digits is', (numero) => {
    const validos = Array.from({ length: 10 }, (_, digito) => numero.slice(0, 9) + digito).filter(numeroDiValido);
    expect(validos).toEqual([numero]);
  });
});

describe('DI number', () => {
  test('a rest that gives ten or eleven is digit 0', () => {
    expect(digitoDaDi('260000001')).toBe('0');
    expect(digitoDaDi('230012074')).toBe('6');
  });

  test.each(['', '260000001', '26000000100', '26/0000001-0', '26000000A0'])('"%s" is not a valid number', (numero) => {
    expect(numeroDiValido(numero)).toBe(false);
  });

  test('a digit is asked only of nine digits', () => {
    expect(() => digitoDaDi('26000000')).toThrow(RangeError);
    expect(() => digitoDaDi('26000000A')).toThrow(RangeError);
  });

  test('is printed AA/NNNNNNN-D, and what is no number is printed as it came', () => {
    expect(formatarNumeroDi('2390000010')).toBe('23/9000001-0');
    expect(formatarNumeroDi('239')).toBe('239');
  });
});
