import { mercadoriasDaDeclaracao, mercadoriasPrevistas } from './mercadorias-da-declaracao.ts';

const item = (quantidade: string, valorUnitario: string) => ({
  sequencia: 1,
  descricao: 'PLACA',
  unidade: 'UNIDADE',
  quantidade,
  valorUnitario,
});

test('each item has its share of what its adição is worth in reais, to the cent', () => {
  const itens = [item('1.00000', '10.0000000'), item('2.00000', '10.0000000')];
  expect(mercadoriasDaDeclaracao([{ valorReais: '100.00', itens }])).toEqual([
    { valorBRL: '33.33' },
    { valorBRL: '66.67' },
  ]);
});

test('an adição without a value in reais, or without items, counts for nothing', () => {
  expect(
    mercadoriasDaDeclaracao([
      { valorReais: null, itens: [item('1', '1')] },
      { valorReais: '10.00', itens: [] },
    ]),
  ).toEqual([]);
});

describe('Goods that are not declared yet', () => {
  const item = (quantidade: string, valorUnitario: string, codigo = '220') => ({
    quantidade,
    valorUnitario,
    moeda: { codigo },
  });

  test('are worth what they are in their currency, to the cent, at its rate, to the cent', () => {
    // 3 × 1.2345678 = 3.7037034 → 3.70; × 5.3417 = 19.76429 → 19.76. An amount in reais stays unchanged.
    expect(mercadoriasPrevistas([item('3', '1.2345678'), item('2', '10.009', '790')], { USD: '5.3417' })).toEqual({
      mercadorias: [{ valorBRL: '19.76' }, { valorBRL: '20.01' }],
      faltam: [],
    });
  });

  test('are worth nothing known while a rate is missing', () => {
    expect(mercadoriasPrevistas([item('3', '1'), item('1', '1', '978'), item('1', '1', '978')], { USD: '5' })).toEqual({
      mercadorias: [],
      faltam: ['EUR'],
    });
  });
});
