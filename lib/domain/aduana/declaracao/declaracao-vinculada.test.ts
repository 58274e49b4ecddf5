import { lerDeclaracaoVinculada } from './declaracao-vinculada.ts';

test('a linked DUIMP is read with its item, its original and the shares of its item', () => {
  expect(
    lerDeclaracaoVinculada({
      tipo: 'DUIMP',
      numeroDeclaracaoVinculada: '26BR00000000010',
      versaoDeclaracaoVinculada: '2',
      numeroDeclaracaoOriginal: '25BR00001883412',
      versaoDeclaracaoOriginal: '1',
      numeroItemDeclaracaoOriginal: '4',
      dataRegistro: '2026-11-18T23:40:12.000-0300',
      'item.numeroItemDeclaracaoVinculada': '3',
      'item.ncm': '85177900',
      'item.qtdUnidadeEstatistica': '10.53',
      'item.frete.valorBRL': '120.40',
      'item.seguro.valorBRL': '8.07',
    }),
  ).toEqual({
    tipo: 'DUIMP',
    numero: '26BR00000000010',
    versao: '2',
    item: '3',
    dataRegistro: '2026-11-18',
    original: { numero: '25BR00001883412', versao: '1', item: '4' },
    ncm: '85177900',
    quantidadeEstatistica: '10.53',
    frete: '120.40',
    seguro: '8.07',
  });
});

test.each([
  ['DUE', 'DU-E'],
  ['DE', 'DE'],
  ['DTA', 'DTA'],
])('the type %s is written %s', (tipo, escrito) => {
  expect(lerDeclaracaoVinculada({ tipo }).tipo).toBe(escrito);
});
