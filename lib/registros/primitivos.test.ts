import { z } from 'zod';
import { unidadeComercializada } from './mercadoria.ts';
import {
  awb,
  ceMercante,
  cep,
  chaveNfe,
  cnpj,
  conteiner,
  cpf,
  data,
  dataAntiga,
  ieAm,
  inscricaoSuframa,
  mes,
  ncm,
  numeroDi,
  numeroDuimp,
  numeroLi,
  numeroLpco,
  telefone,
  ultimoDia,
} from './primitivos.ts';

describe('An identifier on the wire', () => {
  test.each([
    ['numeroDi', numeroDi, '26/0123456-2', '2601234562'],
    ['numeroDuimp', numeroDuimp, '26BR0000123456-1', '26BR00001234561'],
    ['numeroLi', numeroLi, '26/0123456-9', '2601234569'],
    ['numeroLpco', numeroLpco, 'i2000000063', 'I2000000063'],
    ['ceMercante', ceMercante, '132505371482302', '132505371482302'],
    ['awb', awb, '369-68198826', '36968198826'],
    ['conteiner', conteiner, 'SUDU 618397-3', 'SUDU6183973'],
    [
      'chaveNfe',
      chaveNfe,
      '1326 11ZF M000 AM00 0121 5500 1000 0001 2318 7654 3213',
      '132611ZFM000AM000121550010000001231876543213',
    ],
    ['cnpj', cnpj, '12.abc.345/01DE-35', '12ABC34501DE35'],
    ['cpf', cpf, '529.982.247-25', '52998224725'],
    ['inscricaoSuframa', inscricaoSuframa, '20.1234.01-7', '201234017'],
    ['ieAm', ieAm, '04.123.456-1', '041234561'],
    ['ncm', ncm, '8473.30.41', '84733041'],
    ['cep', cep, '69075-000', '69075000'],
    ['telefone', telefone, '(92) 98888-7777', '92988887777'],
  ])('%s comes out without punctuation', (_, schema, texto, valor) => {
    expect(schema.parse(texto)).toBe(valor);
    expect(schema.safeParse('!').success).toBe(false);
  });

  test('is refused with the sentence of its validator', () => {
    const { error } = cnpj.safeParse('12ABC34501DE36');
    expect(error?.issues.map(({ message }) => message)).toEqual(['Os dígitos verificadores do CNPJ não conferem.']);
  });

  test('is text in the description of the API', () => {
    expect(z.toJSONSchema(cnpj)).toMatchObject({ type: 'string' });
  });
});

test.each([
  ['data', data, '1989-12-31', '1990-01-01', '2100-12-31', '2101-01-01'],
  ['mes', mes, '1989-12', '1990-01', '2100-12', '2101-01'],
])('%s is of the years 1990 to 2100', (_, esquema, antes, primeiro, ultimo, depois) => {
  for (const dentro of [primeiro, ultimo]) expect(esquema.parse(dentro)).toBe(dentro);
  for (const fora of [antes, depois]) {
    expect(esquema.safeParse(fora).error?.issues.map(({ message }) => message)).toEqual(['O ano vai de 1990 a 2100.']);
  }
});

test('a birth or an act of law may be older, and a validity may have no end', () => {
  expect(dataAntiga.parse('1967-02-28')).toBe('1967-02-28');
  expect(dataAntiga.safeParse('1899-12-31').success).toBe(false);
  expect(ultimoDia.parse('9999-12-31')).toBe('9999-12-31');
  expect(ultimoDia.safeParse('9999-12-30').error?.issues[0]?.message).toBe('O ano vai de 1990 a 2100.');
});

test.each([
  ['un', 'UNIDADE'],
  [' Pçs. ', 'PECA'],
  ['quilograma liquido', 'QUILOGRAMA LIQUIDO'],
])('the unit %p of a form or a sheet is %s, as the DI prints it', (digitada, gravada) => {
  expect(unidadeComercializada.parse(digitada)).toBe(gravada);
});

test('no unit is refused', () => {
  expect(unidadeComercializada.safeParse('  ').error?.issues[0]?.message).toBe('Informe a unidade.');
});
