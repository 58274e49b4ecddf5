import { digitoDaDi, formatarNumeroDi } from './digito-di.ts';

describe('DI number', () => {
  test('a rest that gives ten or eleven is digit 0', () => {
    expect(digitoDaDi('260000001')).toBe('0');
    expect(digitoDaDi('230012074')).toBe('6');
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
