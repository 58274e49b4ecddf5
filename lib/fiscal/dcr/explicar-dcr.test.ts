import type { Memoria } from '#lib/fiscal/memoria.ts';
import { comCustoDaDeclaracao, explicarCustos } from './explicar-dcr.ts';
import { conteudoDeTeste, importadoDeTeste } from './testing/documento-dcr-de-teste.ts';

const CUSTO: Memoria = {
  nome: 'Custo CIF por unidade',
  valor: '209.9999996',
  unidade: 'US$',
  formula: 'Valor unitário × Taxa EUR ÷ Taxa US$, arredondado (meio para cima) em 7 casas',
  fonte: 'frete e seguro da adição, rateados por valor',
  entradas: [
    { nome: 'Valor unitário', valor: '180.0000000', unidade: 'EUR', formula: null, fonte: 'DI', entradas: [] },
    { nome: 'Taxa EUR', valor: '6.1893', unidade: 'R$', formula: null, fonte: 'taxas da declaração', entradas: [] },
  ],
};

test('a cost is its lines, the heaviest first, each with its share and its document', () => {
  const importados = [
    importadoDeTeste({ codigo: 'LEVE', preco: '10.000000' }),
    importadoDeTeste({ preco: '30.000000' }),
  ];
  const { CCI } = explicarCustos(conteudoDeTeste({ importados }));
  expect(CCI).toMatchObject([
    { indice: 1, valorUSD: '30.0000000', participacao: '75.00', documento: 'DI 26/9000001-0, adição 001, item 01' },
    { indice: 0, valorUSD: '10.0000000', participacao: '25.00' },
  ]);
});

describe('The unit cost of an imported component', () => {
  const memoriaDoMotor = () => explicarCustos(conteudoDeTeste()).CCI[0]?.memoria() as Memoria;

  test('opens down to the price in the declaration and the rates it became dollars by', () => {
    const [, unitario] = comCustoDaDeclaracao(memoriaDoMotor(), CUSTO).entradas;
    expect(unitario).toMatchObject({
      nome: 'Custo unitário',
      valor: '210.000000',
      formula: 'o custo da declaração, arredondado (meio para cima) em 6 casas',
      entradas: [{ valor: '209.9999996', entradas: [{ unidade: 'EUR' }, { nome: 'Taxa EUR', valor: '6.1893' }] }],
    });
  });

  test('stays as it was typed where it is another than the declaration has, or none is known', () => {
    const memoria = memoriaDoMotor();
    expect(comCustoDaDeclaracao(memoria, { ...CUSTO, valor: '209.9999994' })).toEqual(memoria);
    expect(comCustoDaDeclaracao(memoria, null)).toBe(memoria);
  });
});
