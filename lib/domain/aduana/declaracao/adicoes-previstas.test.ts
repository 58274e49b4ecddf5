import { type ItemDaAdicao, itensForaDaAdicao, porQueDuas, proporAdicoes } from './adicoes-previstas.ts';

const item = (mais: Partial<ItemDaAdicao> = {}): ItemDaAdicao => ({
  ncm: '85423190',
  destaque: null,
  fornecedor: { id: 'F' },
  fabricante: null,
  paisOrigem: { codigo: '160' },
  condicao: 'NOVA',
  numeroLi: null,
  incoterm: 'FOB',
  moeda: { codigo: '220' },
  aplicacao: null,
  adicao: null,
  ...mais,
});

describe('Proposed adições', () => {
  test('are one for each kind of goods, in the order of the items', () => {
    const itens = [item(), item({ ncm: '85340000' }), item({ aplicacao: 'CONSUMO' }), item()];
    expect(proporAdicoes(itens)).toEqual([
      { numero: 1, itens: [0, 3], de: null },
      { numero: 2, itens: [1], de: null },
      { numero: 3, itens: [2], de: null },
    ]);
  });

  test('go on from the one most of their items stood in, if it was of their NCM', () => {
    const itens = [
      item({ adicao: 7 }),
      item({ adicao: 9 }),
      item({ adicao: 9 }),
      item({ ncm: '85340000', adicao: 7, incoterm: 'FOB' }),
      item({ incoterm: 'CIF', adicao: null }),
    ];
    // The NCM of a present adição is that of its last item, so adição 7 has NCM 85340000.
    expect(proporAdicoes(itens)).toEqual([
      { numero: 1, itens: [0, 1, 2], de: 9 },
      { numero: 2, itens: [3], de: 7 },
      { numero: 3, itens: [4], de: null },
    ]);
  });

  test('say why two of one NCM are two', () => {
    const itens = [item(), item({ fabricante: { id: 'X' }, moeda: { codigo: '978' } })];
    const [uma, outra] = proporAdicoes(itens);
    expect(uma && outra && porQueDuas(itens, uma, outra)).toEqual(['Fabricante', 'Moeda']);
  });

  test('take a supplier who makes the goods and no named manufacturer as one', () => {
    expect(proporAdicoes([item(), item({ fabricante: { id: 'F' } })])).toHaveLength(1);
  });
});

describe('Items outside their adição', () => {
  test('are those that differ from its first', () => {
    const itens = [
      item({ adicao: 1 }),
      item({ adicao: 2, ncm: '85340000' }),
      item({ adicao: 1, ncm: '85340000', numeroLi: '2600000015', condicao: 'USADA' }),
      item({ adicao: null, ncm: '85340000' }),
      item({ adicao: 1 }),
    ];
    expect(itensForaDaAdicao(itens)).toEqual([
      { indice: 2, motivo: 'Este item não cabe na adição 001: difere dos outros em NCM, Condição e Licença.' },
    ]);
  });
});
