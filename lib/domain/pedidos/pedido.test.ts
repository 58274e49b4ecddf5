import {
  DECISOES_PEDIDO,
  type DecisaoPedido,
  fazRevisao,
  recusaDaDecisao,
  recusaDoEmbarque,
  type StatusPedido,
  saldoDoItem,
  statusDoPedido,
  valorDasLinhas,
} from './pedido.ts';

const item = (quantidade: string, embarcado = '0') => ({ quantidade, embarcado });

describe('The balance of an item of an order', () => {
  test.each([
    ['1000', '0', '1000.00000'],
    ['1000', '999.99999', '0.00001'],
    ['0.3', '0.1', '0.20000'],
    ['10', '10.00000', '0.00000'],
  ])('%s ordered, %s shipped: %s', (quantidade, embarcado, saldo) => {
    expect(saldoDoItem({ quantidade, embarcado })).toBe(saldo);
  });

  test('is all that may go out', () => {
    expect(recusaDoEmbarque(item('1500', '300.5'), '1199.5')).toBeNull();
    expect(recusaDoEmbarque(item('1500', '300.5'), '1199.50001')).toBe(
      'O saldo do pedido neste item é 1.199,5: não cabem 1.199,50001.',
    );
  });
});

describe('The status of an order', () => {
  test.each<[Parameters<typeof statusDoPedido>[0], ReturnType<typeof item>[], StatusPedido]>([
    ['CONFIRMADA', [item('10'), item('5')], 'CONFIRMADA'],
    ['EMITIDA', [], 'EMITIDA'],
    ['CONFIRMADA', [item('10', '0.00001'), item('5')], 'PARCIAL'],
    ['CONFIRMADA', [item('10', '10'), item('5')], 'PARCIAL'],
    ['EMITIDA', [item('10', '10'), item('5', '5')], 'ATENDIDA'],
    ['CANCELADA', [item('10', '10')], 'CANCELADA'],
  ])('decided %s, with %j, is %#', (decidido, itens, status) => {
    expect(statusDoPedido(decidido, itens)).toBe(status);
  });

  const PODE: Record<DecisaoPedido, DecisaoPedido[]> = {
    RASCUNHO: ['RASCUNHO', 'EMITIDA', 'CANCELADA'],
    EMITIDA: ['RASCUNHO', 'EMITIDA', 'CONFIRMADA', 'CANCELADA'],
    CONFIRMADA: ['EMITIDA', 'CONFIRMADA', 'CANCELADA'],
    CANCELADA: ['RASCUNHO', 'EMITIDA', 'CONFIRMADA', 'CANCELADA'],
  };
  const pares = DECISOES_PEDIDO.flatMap((de) => DECISOES_PEDIDO.map((para) => [de, para] as const));

  test.each(pares)('nothing shipped, goes from %s to %s by decision, or not', (de, para) => {
    expect(recusaDaDecisao(de, para, [item('1')]) === null).toBe(PODE[de].includes(para));
  });

  test.each(pares)('with something shipped it stays: %s, not %s', (de, para) => {
    expect(recusaDaDecisao(de, para, [item('1', '0.5')]) === null).toBe(de === para);
  });

  test('is refused in words', () => {
    expect(recusaDaDecisao('RASCUNHO', 'CONFIRMADA', [])).toBe('Um pedido em “Rascunho” não passa a “Confirmado”.');
    expect(recusaDaDecisao('CONFIRMADA', 'CANCELADA', [item('1', '1')])).toBe(
      'Parte do pedido já está em processos: ele não passa a “Cancelado”.',
    );
  });

  test('a change makes a new revision of what the supplier has: another content, or taking it back', () => {
    const com = (mudou: boolean) =>
      pares.filter(([de, para]) => fazRevisao(de, para, mudou)).map((par) => par.join(' > '));
    expect(com(false)).toEqual([
      'EMITIDA > RASCUNHO',
      'EMITIDA > CANCELADA',
      'CONFIRMADA > RASCUNHO',
      'CONFIRMADA > CANCELADA',
    ]);
    expect(com(true)).toEqual(
      pares.filter(([de]) => de === 'EMITIDA' || de === 'CONFIRMADA').map((par) => par.join(' > ')),
    );
  });
});

test('a line of an order is rounded half up to the cent, that of a DI truncated', () => {
  const linha = { quantidade: '6', valorUnitario: '1.2345' };
  expect(valorDasLinhas([linha])).toBe('7.41');
  expect(valorDasLinhas([linha], 'DI')).toBe('7.40');
  expect(valorDasLinhas([{ quantidade: '1', valorUnitario: '0.005' }])).toBe('0.01');
});
