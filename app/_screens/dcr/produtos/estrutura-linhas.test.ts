import { cadastroDaEstrutura } from './estrutura-cadastro.tsx';
import { linhaDaEstrutura, linhaDaGrade, linhaVazia, noLugarDas } from './estrutura-linhas.ts';
import { modeloDaLinha } from './modelos-linhas.ts';

const ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e01';
const LINHA = {
  id: ID,
  item: { id: ID },
  partNumber: 'FX-1',
  descricao: 'COMPONENTE',
  ncm: '85423190',
  unidade: 'PECA',
  origem: 'IMPORTADO' as const,
  quantidade: '2.0000000',
  perda: '2.5000',
  subDe: null,
};

test('a line goes into the grid and comes back as it was, with what it comes to', () => {
  const naGrade = linhaDaGrade(LINHA, { id: 'linha-0' });
  expect(naGrade).toMatchObject({ id: 'linha-0', linhaId: ID, item: ID, subDe: '', comPerda: '2.0500000' });
  expect(linhaDaEstrutura(naGrade)).toEqual(LINHA);
  expect(linhaDaGrade({ ...LINHA, perda: '' }, { id: 'x' }).comPerda).toBe('2.0000000');
  expect(linhaDaGrade({ ...LINHA, quantidade: 'duas' }, { id: 'x' }).comPerda).toBe('');
});

test('a blank row under the last is no line; no loss is zero, and units are in capitals', () => {
  const linhas = [{ ...LINHA, perda: '', unidade: 'peca' }, linhaDaEstrutura(linhaVazia())];
  const valores = { produto: { id: ID }, revisao: 'a', vigenciaInicio: '2026-01-01', observacao: null, linhas };
  expect(cadastroDaEstrutura('produto').formulario.esquema.parse(valores)).toMatchObject({
    revisao: 'A',
    linhas: [{ perda: '0.0000', unidade: 'PECA' }],
  });
});

test('a sheet that takes the place of the lines leaves each part number the line it is', () => {
  const [um, outro] = [linhaDaGrade(LINHA, { id: 'a' }), linhaDaGrade({ ...LINHA, id: null }, { id: 'b' })];
  const novas = ['fx-1', 'FX-1', 'FX-1', 'FX-2'].map((partNumber) => ({ ...linhaVazia(), partNumber }));
  expect(noLugarDas([um, outro], novas).map(({ linhaId }) => linhaId)).toEqual([ID, '', '', '']);
});

test('the number of a model has the zeros a spreadsheet drops', () => {
  const modelo = { id: 'x', descricao: 'PRETO', precoVenda: '1.00' };
  expect(['1', '0002', '12345', 'A', ''].map((numero) => modeloDaLinha({ ...modelo, modelo: numero }).modelo)).toEqual([
    '0001',
    '0002',
    '12345',
    'A',
    '',
  ]);
});
