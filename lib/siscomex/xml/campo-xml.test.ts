import {
  codigo,
  codigoOuZeros,
  data,
  decimal,
  documento,
  hora,
  identificador,
  inteiro,
  SEM_ZEROS,
  texto,
  textoDe,
} from '#lib/siscomex/di/di-xml-escalas.ts';
import { type Campo, codificar, decodificar, ValorIlegivel } from './campo-xml.ts';

describe('what a field of the file says', () => {
  test.each<[string, Campo, string | number | null]>([
    ['000000049196543', decimal(15, 2), '491965.43'],
    ['00000059404000', decimal(14, 5), '594.04000'],
    ['00000000000125538000', decimal(20, 7), '12.5538000'],
    ['63463683659', decimal(0, 7), '6346.3683659'],
    ['5', decimal(15, 2), '0.05'],
    ['0', decimal(15, 2), '0.00'],
    ['000000000000000', decimal(15, 2), '0.00'],
    ['  00123456789012345\n', decimal(15, 2), '1234567890123.45'],
    ['00000000009876543210987654321\n', decimal(20, 7), '987654321098.7654321'],
    ['12345678901234567890', decimal(SEM_ZEROS, 7), '1234567890123.4567890'],
    ['000000012', decimal(9, 0), '12'],
    ['   ', decimal(15, 2), null],
    ['016', inteiro(3), 16],
    ['', inteiro(3), null],
    ['001', codigo(3), '001'],
    ['000', codigo(3), '000'],
    ['000', codigoOuZeros(3), null],
    ['65', codigoOuZeros(3), '065'],
    ['00065', codigoOuZeros(3), '065'],
    ['AB', codigo(3), 'AB'],
    ['23/9000001-0', identificador(10), '2390000010'],
    ['1', identificador(3), '001'],
    ['12.abc.345/01de-35', documento, '12ABC34501DE35'],
    ['20230102', data, '2023-01-02'],
    ['20240229', data, '2024-02-29'],
    ['00000000', data, null],
    ['091512', hora, '09:15:12'],
    [' ÁGUA\n  mole  ', texto, 'ÁGUA\n  mole'],
  ])('%j is %j: %j', (bruto, campo, valor) => expect(decodificar(campo, bruto)).toBe(valor));

  test.each<[string, Campo, string]>([
    ['12A4', decimal(15, 2), 'numero'],
    ['-100', decimal(15, 2), 'numero'],
    ['12.50', decimal(15, 2), 'numero'],
    ['1,00', decimal(15, 2), 'numero'],
    ['12 34', decimal(15, 2), 'numero'],
    ['1e3', decimal(15, 2), 'numero'],
    ['٣', decimal(15, 2), 'numero'],
    ['1234567890123456', decimal(15, 2), 'tamanho'],
    ['123456789012345678901', decimal(SEM_ZEROS, 7), 'tamanho'],
    ['1234567890', inteiro(3), 'tamanho'],
    ['1234', identificador(3), 'tamanho'],
    ['0X1', identificador(3), 'numero'],
    ['20231399', data, 'data'],
    ['20230230', data, 'data'],
    ['20230229', data, 'data'],
    ['2023-01-02', data, 'data'],
    ['2023010', data, 'data'],
    ['250000', hora, 'hora'],
  ])('%j cannot be %j: %s', (bruto, campo, defeito) => {
    expect(() => decodificar(campo, bruto)).toThrow(expect.objectContaining({ defeito }));
    expect(() => decodificar(campo, bruto)).toThrow(ValorIlegivel);
  });
});

describe('how a field is written', () => {
  test.each<[string | number | null, Campo, string]>([
    ['491965.43', decimal(15, 2), '000000049196543'],
    ['491965.4', decimal(15, 2), '000000049196540'],
    ['7', decimal(15, 2), '000000000000700'],
    ['6346.3683659', decimal(0, 7), '63463683659'],
    ['0.00', decimal(0, 2), '0'],
    [null, decimal(15, 2), ''],
    [16, inteiro(3), '016'],
    [null, codigoOuZeros(3), '000'],
    [null, codigo(3), ''],
    ['2023-01-02', data, '20230102'],
    ['09:15:12', hora, '091512'],
    ['PECA', textoDe(6), 'PECA  '],
  ])('%j as %j is %j', (valor, campo, escrito) => expect(codificar(campo, valor)).toBe(escrito));

  test.each(['1.234', '-1.00', 'NaN', '1e3', ''])('%j does not fit two decimals and is refused', (valor) => {
    expect(() => codificar(decimal(15, 2), valor)).toThrow(RangeError);
  });
});
