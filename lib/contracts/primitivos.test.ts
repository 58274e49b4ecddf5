import { z } from 'zod';
import {
  awb,
  ceMercante,
  cep,
  chaveNfe,
  cnpj,
  conteiner,
  cpf,
  ieAm,
  inscricaoSuframa,
  ncm,
  numeroDi,
  numeroDuimp,
  numeroLi,
  numeroLpco,
  telefone,
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
