import type { z } from 'zod';
import { contratoDeCompraNacional } from '#lib/registros/compra-nacional.ts';
import { contratoDeEstrutura } from '#lib/registros/estrutura.ts';
import { contratoDeProduto } from '#lib/registros/produto.ts';

const ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e0e';
const PRODUTO = {
  importador: { id: ID },
  codigo: 'mon-24',
  descricao: 'MONITOR',
  ncm: '8528.52.00',
  unidade: 'UNIDADE',
  pesoBruto: '4.25',
  tipoCoeficiente: 'VARIAVEL',
};
const LINHA = {
  partNumber: 'FX-1',
  descricao: 'COMPONENTE',
  ncm: '85423190',
  unidade: 'PECA',
  origem: 'IMPORTADO',
  quantidade: '1',
};
const ESTRUTURA = { produto: { id: ID }, revisao: 'a', vigenciaInicio: '2026-01-01' };

const problemas = (schema: z.ZodType, valor: unknown) =>
  Object.fromEntries(
    (schema.safeParse(valor).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
const modelo = (numero: string) => ({ modelo: numero, descricao: 'PRETO', precoVenda: '1' });

describe('A new product', () => {
  test('is nothing more until it is filled in, and has its code in capitals', () => {
    expect(contratoDeProduto.novo.parse(PRODUTO)).toEqual({
      ...PRODUTO,
      codigo: 'MON-24',
      ncm: '85285200',
      resolucao: null,
      ppb: null,
      informatica: false,
      acrescimo: '0.00',
      modelos: [],
      observacao: null,
    });
  });

  test.each([
    ['importador.id', { importador: { id: '' } }, 'Escolha a indústria.'],
    ['codigo', { codigo: 'x'.repeat(16) }, expect.stringContaining('15')],
    ['descricao', { descricao: 'x'.repeat(81) }, expect.stringContaining('80')],
    ['ncm', { ncm: '8528' }, 'A NCM tem oito algarismos, 9999.99.99.'],
    ['pesoBruto', { pesoBruto: '1.123456' }, 'Tem mais de 5 casas decimais.'],
    ['pesoBruto', { pesoBruto: '1234567890' }, 'Tem mais de 9 algarismos inteiros.'],
    ['tipoCoeficiente', { tipoCoeficiente: '' }, 'Escolha FIXO ou VARIAVEL.'],
    ['modelos.0.modelo', { modelos: [modelo('0000')] }, 'O modelo tem quatro algarismos, de 0001 a 9999.'],
    ['modelos.2.modelo', { modelos: ['0001', '0002', '0001'].map(modelo) }, 'Este modelo já está na lista.'],
  ])('is told what is wrong with its %s', (campo, mudanca, frase) => {
    expect(problemas(contratoDeProduto.novo, { ...PRODUTO, ...mudanca })).toEqual({ [campo]: frase });
  });
});

describe('A new structure', () => {
  test('has lines that lose nothing until somebody says so', () => {
    expect(contratoDeEstrutura.novo.parse({ ...ESTRUTURA, linhas: [LINHA] })).toEqual({
      ...ESTRUTURA,
      revisao: 'A',
      observacao: null,
      linhas: [{ ...LINHA, id: null, item: null, perda: '0.0000', subDe: null }],
    });
  });

  test.each([
    ['quantidade', '0.0000000', 'Deve ser maior que zero.'],
    ['quantidade', '0.12345678', 'Tem mais de 7 casas decimais.'],
    ['quantidade', '123456789', 'Tem mais de 8 algarismos inteiros.'],
    ['perda', '100.0001', 'Não pode passar de 100.'],
    ['perda', '1.00001', 'Tem mais de 4 casas decimais.'],
    ['origem', 'LUA', 'Escolha IMPORTADO ou NACIONAL.'],
    ['subDe', 'GAB-1', 'Não há linha nacional de part number GAB-1 nesta estrutura.'],
  ])('is told at the line what is wrong with its %s %s', (campo, valor, frase) => {
    expect(
      problemas(contratoDeEstrutura.novo, { ...ESTRUTURA, linhas: [LINHA, { ...LINHA, [campo]: valor }] }),
    ).toEqual({
      [`linhas.1.${campo}`]: frase,
    });
  });

  test('knows the national line by its part number however it is written, and each line once', () => {
    const nacional = { ...LINHA, id: ID, partNumber: 'Gab 1', origem: 'NACIONAL' };
    const linhas = [{ ...LINHA, subDe: ' GAB 1 ' }, nacional];
    expect(problemas(contratoDeEstrutura.novo, { ...ESTRUTURA, linhas })).toEqual({});
    expect(problemas(contratoDeEstrutura.novo, { ...ESTRUTURA, linhas: [...linhas, nacional] })).toEqual({
      'linhas.2.id': 'Esta linha está na estrutura duas vezes.',
    });
  });
});

test('a paper has one number, whatever zeros stand in front of it and of its series', () => {
  const compra = {
    importador: { id: ID },
    partNumber: 'GAB-1',
    descricao: 'GABINETE',
    unidade: 'PECA',
    ncm: '39269090',
    nf: ' 0001234 ',
    fornecedorCnpj: '11.222.333/0001-81',
    dataEmissao: '2026-01-01',
    valorUnitario: '1',
  };
  expect(contratoDeCompraNacional.novo.parse(compra)).toMatchObject({
    nf: '1234',
    serie: null,
    fornecedorCnpj: '11222333000181',
    moeda: 'BRL',
    freteSeguroUnitario: '0.000000',
  });
  expect(contratoDeCompraNacional.novo.parse({ ...compra, serie: '001' }).serie).toBe('1');
  expect(contratoDeCompraNacional.novo.parse({ ...compra, serie: '000' }).serie).toBe('0');
  expect(contratoDeCompraNacional.novo.parse({ ...compra, serie: 'u' }).serie).toBe('U');
});
