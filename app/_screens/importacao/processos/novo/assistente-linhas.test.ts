import type { PedidoLido } from '#lib/contracts/pedidos/pedido.ts';
import { linhasAEmbarcar, linhasComSaldo, recusasPorLinha } from './assistente-linhas.ts';

const pedido = (...itens: [id: string, saldo: string][]) =>
  ({ itens: itens.map(([id, saldo]) => ({ id, saldo })) }) as PedidoLido;
const PEDIDOS = [pedido(['a', '10.00000'], ['b', '0.00000']), pedido(['c', '2.50000'])];

test('lines that came whole are not offered', () => {
  expect(PEDIDOS.flatMap(linhasComSaldo).map(({ id }) => id)).toEqual(['a', 'c']);
});

test('all that has a balance comes, at its balance', () => {
  expect(linhasAEmbarcar(PEDIDOS, {})).toEqual([
    { pedidoItemId: 'a', quantidade: '10.00000' },
    { pedidoItemId: 'c', quantidade: '2.50000' },
  ]);
});

test.each(['', ' ', '0', '0.00', '0,0'])('a line at “%s” does not come', (digitada) => {
  expect(linhasAEmbarcar(PEDIDOS, { a: digitada })).toEqual([{ pedidoItemId: 'c', quantidade: '2.50000' }]);
});

test('what was typed comes as it was typed: that it is no figure is for the server to say', () => {
  expect(linhasAEmbarcar(PEDIDOS, { a: '4', c: 'três' })).toEqual([
    { pedidoItemId: 'a', quantidade: '4' },
    { pedidoItemId: 'c', quantidade: 'três' },
  ]);
});

test('a refusal finds its line among those that were sent', () => {
  const linhas = linhasAEmbarcar(PEDIDOS, {});
  const campos = { 'linhas.1.quantidade': 'Não cabe.', outro: 'Nada.' };
  expect(recusasPorLinha(linhas, { campos })).toEqual({ c: 'Não cabe.' });
  expect(recusasPorLinha(linhas, { campos: {} })).toEqual({});
});
