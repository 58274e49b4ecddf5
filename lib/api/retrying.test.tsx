import { renderHook, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { fingirApi, responder, semRede } from './api-de-teste.ts';
import { connectSession, read } from './client.ts';
import { useRetrying } from './retrying.ts';

const coisa = z.object({ id: z.string() });

beforeEach(() => {
  connectSession({ token: () => 't1', aoRecusar: jest.fn() });
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['the network is down', semRede],
  [
    'a proxy says to come back in two seconds',
    () => new Response('', { status: 503, headers: { 'Retry-After': '2' } }),
  ],
])('it is told from the first failure on, before the second attempt, that %s', async (_, falha) => {
  const respostas = [falha, () => responder({ id: '1' })];
  const { pedidos } = fingirApi({ 'GET /api/Coisa': () => respostas.shift()?.() ?? falha() });
  const { result } = renderHook(() => useRetrying());
  expect(result.current).toBe(false);
  const lida = read('/api/Coisa', coisa);
  await waitFor(() => expect(result.current).toBe(true));
  expect(pedidos).toHaveLength(1);
  await expect(lida).resolves.toEqual({ id: '1' });
  await waitFor(() => expect(result.current).toBe(false));
});

test('a read given up is no longer tried, nor is one that was refused', async () => {
  fingirApi({ 'GET /api/Coisa': semRede, 'GET /api/Outra': () => responder({ Error: 'Não.', codigo: 'REGRA' }, 422) });
  const { result } = renderHook(() => useRetrying());
  await expect(read('/api/Coisa', coisa)).rejects.toThrow();
  await waitFor(() => expect(result.current).toBe(false));
  await expect(read('/api/Outra', coisa)).rejects.toThrow('Não.');
  expect(result.current).toBe(false);
});
