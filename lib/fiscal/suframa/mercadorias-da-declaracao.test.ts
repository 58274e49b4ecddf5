import { mercadoriasDaDeclaracao } from './mercadorias-da-declaracao.ts';

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
