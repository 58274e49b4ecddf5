import type { ItemConhecido } from '#lib/contracts/pedidos/pedido-itens.ts';
import { completada, idDoNome, type LinhaDeItens, linhasMudadas, temConteudo } from './linha-de-itens.ts';

const CONHECIDO: ItemConhecido = {
  pedido: 'FX-1',
  id: '0190aaaa-0000-7000-8000-000000000003',
  descricao: 'Circuito do cadastro',
  ncm: '85340019',
  cClassTrib: null,
  destaque: '001',
  unidade: 'UNIDADE',
  pesoLiquidoUnitario: '0.0125000',
  paisOrigem: { codigo: '249', nome: 'ESTADOS UNIDOS' },
  fabricante: { id: '0190aaaa-0000-7000-8000-000000000001', razaoSocial: 'FICTICIA MAKER CO' },
  codigoSuframa: null,
  origem: 'IMPORTADO',
};
const VAZIA: LinhaDeItens = {
  id: 'r1',
  linhaId: '',
  item: '',
  partNumber: 'FX-1',
  descricao: '',
  ncm: '',
  destaque: '',
  unidade: '',
  quantidade: '',
  paisOrigem: '',
  fabricante: '',
  codigoSuframa: '',
};

test('a duplicated row is a new line, and a row with another part number another item', () => {
  const linha = { ...VAZIA, linhaId: 'l1', item: CONHECIDO.id };
  const [primeira, segunda] = linhasMudadas([linha], [linha, { ...linha, id: 'r2' }]);
  expect([primeira?.linhaId, segunda?.linhaId]).toEqual(['l1', '']);
  expect(linhasMudadas([linha], [{ ...linha, quantidade: '9' }])[0]).toMatchObject({ item: CONHECIDO.id });
  expect(linhasMudadas([linha], [{ ...linha, partNumber: 'FX-2' }])[0]).toMatchObject({ item: '', linhaId: 'l1' });
  // Changed back to its old part number, the row is the known item again.
  const outro = { ...linha, partNumber: 'FX-2', item: 'i2' };
  expect(linhasMudadas([outro], [linha])[0]).toMatchObject({ item: CONHECIDO.id });
});

describe('The cadastro', () => {
  test('fills the cells that are empty, and no other', () => {
    expect(completada({ ...VAZIA, unidade: 'CX' }, CONHECIDO)).toEqual({
      ...VAZIA,
      item: CONHECIDO.id,
      descricao: 'Circuito do cadastro',
      ncm: '85340019',
      destaque: '001',
      unidade: 'CX',
      paisOrigem: 'ESTADOS UNIDOS',
      fabricante: 'FICTICIA MAKER CO',
    });
  });

  test('says the weight of one where that is asked for, of all of them where all of them are', () => {
    expect(completada({ ...VAZIA, pesoLiquidoUnitario: '' }, CONHECIDO)).toMatchObject({
      pesoLiquidoUnitario: '0.0125000',
    });
    // 3 x 0.0125
    expect(completada({ ...VAZIA, quantidade: '3', pesoLiquido: '' }, CONHECIDO)).toMatchObject({
      pesoLiquido: '0.03750',
    });
    expect(completada({ ...VAZIA, pesoLiquido: '' }, CONHECIDO)).toMatchObject({ pesoLiquido: '' });
  });

  test('leaves alone a line whose item it is already, and one it does not know', () => {
    const sua = { ...VAZIA, item: CONHECIDO.id };
    expect(completada(sua, CONHECIDO)).toBe(sua);
    expect(completada(VAZIA, undefined)).toBe(VAZIA);
  });
});

test('a name leads to its id however it is written; one nobody has stays text', () => {
  expect(idDoNome('ficticia maker co ', { f1: 'FICTICIA MAKER CO' })).toBe('f1');
  expect(idDoNome('Ninguém', { f1: 'FICTICIA MAKER CO' })).toBe('Ninguém');
});

test('a row with nothing but what it began with says nothing', () => {
  expect(temConteudo({ ...VAZIA, partNumber: '', moeda: '220' })).toBe(false);
  expect(temConteudo({ ...VAZIA, partNumber: '', quantidade: '1' })).toBe(true);
});
