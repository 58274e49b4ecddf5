import { linhaDoPedido, linhaVazia } from './itens-linhas.ts';
import { somasDoPedido } from './somas-do-pedido.ts';

const linha = (celulas: Record<string, string>) => linhaDoPedido({ ...linhaVazia(), partNumber: 'A', ...celulas }, {});

test('the sums of an order that is typed: each line rounded, what cannot be read counted and left out', () => {
  const itens = [
    linha({ quantidade: '100', valorUnitario: '1.2345678', pesoLiquidoUnitario: '0.0125' }),
    linha({ quantidade: '2.5', valorUnitario: '1.2345678' }),
    linha({ quantidade: 'dez', valorUnitario: '1' }),
    linha({ quantidade: '3' }),
    linhaDoPedido(linhaVazia(), {}),
  ];
  expect(somasDoPedido({ itens, frete: '10.00', seguro: null })).toEqual({
    linhas: 4,
    deFora: 2,
    pesoLiquido: '1.25000',
    semPeso: 1,
    valorItens: '126.55',
    total: '136.55',
  });
  expect(somasDoPedido({ itens: [], frete: 'dez', seguro: '0.10' })).toMatchObject({
    pesoLiquido: null,
    valorItens: '0.00',
    total: '0.10',
  });
});
