import { fireEvent } from '@testing-library/react';
import { fingirApi } from '#lib/api/platform/api-de-teste.ts';
import { connectSession } from '#lib/api/platform/client.ts';
import { MARIA } from '#lib/session/maria-de-teste.ts';
import { startSession } from '#lib/session/session.ts';
import { limitInactivity, watchGestures, withoutGesture } from './inactivity.ts';

const pedidosApos = (segundos: number) => {
  const { pedidos } = fingirApi({});
  jest.advanceTimersByTime(segundos * 1000);
  return pedidos;
};
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  startSession(MARIA);
  connectSession({ token: () => 't1', aoRecusar: () => {}, semGesto: withoutGesture });
  stop = watchGestures();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('without a limit nothing is marked and nothing is asked', () => {
  expect(pedidosApos(600)).toEqual([]);
  expect(withoutGesture()).toBe(false);
});

test('what the page asks a minute after the last gesture is its own doing; a key or a click makes it the person’s again', () => {
  limitInactivity();
  fireEvent.keyDown(window, { key: 'a' });
  expect(withoutGesture()).toBe(false);
  jest.advanceTimersByTime(61_000);
  expect(withoutGesture()).toBe(true);
  fireEvent.pointerDown(window);
  expect(withoutGesture()).toBe(false);
});

test('who only types is told of every minute or so, and who is away is not', async () => {
  limitInactivity();
  const { pedidos } = fingirApi({});
  for (let minutos = 0; minutos < 5; minutos++) {
    fireEvent.keyDown(window, { key: 'a' });
    await jest.advanceTimersByTimeAsync(61_000);
  }
  const contados = pedidos.length;
  expect(contados).toBeGreaterThanOrEqual(3);
  expect(pedidos.every((pedido) => new URL(pedido.url).pathname === '/api/MinhaConta')).toBe(true);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(pedidos.length).toBeLessThanOrEqual(contados + 1);
});
