import { act, renderHook, waitFor } from '@testing-library/react';
import useSWR from 'swr';
import { fingirApi, responder, semRede } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { useUnreadNotices } from './notices.ts';

globalThis.BroadcastChannel ??= class {
  postMessage() {}
  close() {}
} as unknown as typeof BroadcastChannel;

afterEach(() => jest.useRealTimers());

test('while the stream is cut the count is asked for each minute', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let naoLidos = 0;
  fingirApi({
    'GET /api/Aviso/Contagem': () => responder({ naoLidos }),
    'GET /api/Aviso/Eventos': semRede,
  });
  const { result } = renderHook(() => useUnreadNotices('maria'), { wrapper: CacheDeTeste });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(result.current).toBe(0);
  naoLidos = 1;
  await act(() => jest.advanceTimersByTimeAsync(45_000));
  expect(result.current).toBe(0);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  await waitFor(() => expect(result.current).toBe(1));
});

test('when the server says that something changed, the open record is read again, and no other', async () => {
  jest.useFakeTimers();
  const [aberto, fechado] = ['01a1fd15-e7ab-758c-8773-6cd900bf9e01', '01a1fd15-e7ab-758c-8773-6cd900bf9e02'];
  const ler = jest.fn(async ([, id]: readonly string[]) => id);
  let falar: (evento: string) => void = () => {};
  fingirApi({
    'GET /config.json': () => Response.json({}),
    'GET /api/Aviso/Contagem': () => responder({ naoLidos: 0 }),
    'GET /api/MeuDia/Contagem': () => responder({ total: 0 }),
    'GET /api/Aviso/Eventos': () =>
      new Response(
        new ReadableStream({
          start: (fluxo) => {
            falar = (evento) => fluxo.enqueue(new TextEncoder().encode(`event: ${evento}\ndata: {}\n\n`));
          },
        }),
      ),
  });
  const { rerender } = renderHook(
    ({ id }) => {
      useUnreadNotices('maria');
      useSWR(['/api/Processo', id] as const, ler);
      useSWR(['/api/Processo', 'Totais'] as const, ler);
    },
    { wrapper: CacheDeTeste, initialProps: { id: fechado } },
  );
  rerender({ id: aberto });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  ler.mockClear();
  falar('pendencias');
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(ler.mock.calls).toEqual([[['/api/Processo', aberto]]]);
});
