import {
  fazRevisao,
  recusaDoEmbarque,
  recusaDoStatus,
  STATUS_PEDIDO,
  type StatusPedido,
  saldoDoItem,
  statusDoPedido,
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

  const PODE: Record<StatusPedido, StatusPedido[]> = {
    RASCUNHO: ['EMITIDA', 'CANCELADA'],
    EMITIDA: ['CONFIRMADA', 'CANCELADA'],
    CONFIRMADA: ['CANCELADA'],
    PARCIAL: [],
    ATENDIDA: [],
    CANCELADA: [],
  };
  test.each(STATUS_PEDIDO.flatMap((de) => STATUS_PEDIDO.map((para) => [de, para] as const)))('%s → %s', (de, para) => {
    const recusa = recusaDoStatus(de, para, { itens: [item('1')], motivo: 'Fornecedor desistiu' });
    expect(recusa === null).toBe(PODE[de].includes(para));
  });

  test('is refused in words', () => {
    expect(recusaDoStatus('ATENDIDA', 'CANCELADA', { itens: [item('1')], motivo: 'x' })).toBe(
      'Um pedido em “Atendida” não passa a “Cancelada”.',
    );
    expect(recusaDoStatus('RASCUNHO', 'EMITIDA', { itens: [], motivo: null })).toBe('O pedido não tem itens.');
    expect(recusaDoStatus('RASCUNHO', 'CANCELADA', { itens: [], motivo: ' ' })).toBe(
      'Diga por que o pedido é cancelado.',
    );
    expect(recusaDoStatus('RASCUNHO', 'CANCELADA', { itens: [], motivo: 'Em duplicidade' })).toBeNull();
  });

  test('tells whether a change makes a new revision', () => {
    expect(STATUS_PEDIDO.filter((status) => !fazRevisao(status))).toEqual(['RASCUNHO']);
  });
});
