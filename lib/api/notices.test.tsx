import { act, renderHook, waitFor } from '@testing-library/react';
import { fingirApi, responder, semRede } from './api-de-teste.ts';
import { CacheDeTeste } from './cache-de-teste.ts';
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
