import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useMenu } from './use-menu.ts';

function montar() {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/dashboard'] }),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterContextProvider router={router as never}>{children}</RouterContextProvider>
  );
  return { ...renderHook(() => useMenu(), { wrapper }), ir: (to: string) => act(() => router.navigate({ to })) };
}

beforeEach(() => localStorage.clear());

test('the drawer closes with every navigation and stays closed on the way back', async () => {
  const { result, ir } = montar();
  act(() => result.current.abrir());
  expect(result.current.aberto).toBe(true);
  await ir('/importacao/processos');
  expect(result.current.aberto).toBe(false);
  await ir('/dashboard');
  expect(result.current.aberto).toBe(false);
});

test('minimising tells the page to measure itself again, five times within a second, and is remembered', () => {
  jest.useFakeTimers();
  const aoMedir = jest.fn();
  window.addEventListener('resize', aoMedir);
  const { result } = montar();
  expect(result.current.minimizado).toBe(false);
  act(() => result.current.alternar());
  expect(result.current.minimizado).toBe(true);
  jest.advanceTimersByTime(180);
  expect(aoMedir).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(820);
  expect(aoMedir).toHaveBeenCalledTimes(5);
  jest.advanceTimersByTime(5000);
  expect(aoMedir).toHaveBeenCalledTimes(5);
  expect(montar().result.current.minimizado).toBe(true);
  jest.useRealTimers();
  window.removeEventListener('resize', aoMedir);
});
