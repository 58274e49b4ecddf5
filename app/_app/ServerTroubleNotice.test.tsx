import { act, render, screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { fingirApi, responder, semRede } from '#lib/api/platform/api-de-teste.ts';
import { connectSession, download, read } from '#lib/api/platform/client.ts';
import { ServerTroubleNotice } from './ServerTroubleNotice.tsx';

const coisa = z.object({ id: z.string() });
const NAO_RESPONDEU = 'O servidor não respondeu. Tentando de novo…';
const DEMORA = 'O servidor está demorando a responder. Esperando…';

beforeEach(() => {
  connectSession({ token: () => 't1', aoRecusar: jest.fn() });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(<ServerTroubleNotice />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
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
  const lida = read('/api/Coisa', coisa);
  expect(await screen.findByText(NAO_RESPONDEU)).toBeVisible();
  expect(pedidos).toHaveLength(1);
  await expect(lida).resolves.toEqual({ id: '1' });
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});

test('a read given up is no longer tried, nor is one that was refused', async () => {
  fingirApi({ 'GET /api/Coisa': semRede, 'GET /api/Outra': () => responder({ Error: 'Não.', codigo: 'REGRA' }, 422) });
  await expect(read('/api/Coisa', coisa)).rejects.toThrow();
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  await expect(read('/api/Outra', coisa)).rejects.toThrow('Não.');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

describe('A read without an answer', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const passar = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('is told of after five seconds, until the answer is there', async () => {
    const resposta = Promise.withResolvers<Response>();
    fingirApi({ 'GET /api/Coisa': () => resposta.promise });
    const lida = read('/api/Coisa', coisa);
    await passar(4_900);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await passar(200);
    expect(screen.getByRole('status')).toHaveTextContent(DEMORA);
    resposta.resolve(responder({ id: '1' }));
    await passar(0);
    await expect(lida).resolves.toEqual({ id: '1' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('that fails later is told of as failing; in the end nothing is', async () => {
    const primeira = Promise.withResolvers<Response>();
    const respostas = [primeira.promise, Promise.resolve(responder({ id: '1' }))];
    fingirApi({ 'GET /api/Coisa': () => respostas.shift() ?? responder({ id: '1' }) });
    const lida = read('/api/Coisa', coisa);
    await passar(5_100);
    primeira.reject(semRede());
    await passar(10);
    expect(screen.getByRole('status')).toHaveTextContent(NAO_RESPONDEU);
    await passar(5_000);
    await expect(lida).resolves.toEqual({ id: '1' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('is given up after thirty seconds, and no longer waited for', async () => {
    fingirApi({ 'GET /api/Coisa': () => new Promise<Response>(() => {}) });
    const lida = expect(read('/api/Coisa', coisa)).rejects.toThrow(/demorou|resposta/);
    await passar(31_000);
    await lida;
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('is not told of for a file, which tells of its own progress', async () => {
    const resposta = Promise.withResolvers<Response>();
    fingirApi({ 'GET /api/Coisa/Exportar': () => resposta.promise });
    const arquivo = download('/api/Coisa/Exportar', {});
    await passar(10_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    resposta.resolve(new Response('a;b'));
    await passar(0);
    await expect(arquivo).resolves.toMatchObject({ size: 3 });
  });
});
