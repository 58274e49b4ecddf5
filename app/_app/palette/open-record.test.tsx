import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { followNavigation } from '#app/_app/navigation.ts';
import { useRememberRecord } from './open-record.ts';

let lembrar: ReturnType<typeof useRememberRecord>;

function Processo() {
  const dizer = useRememberRecord();
  useEffect(() => {
    lembrar = dizer;
  });
  return 'Um processo';
}

test('a record that names itself while another page is on its way does not lend that page its name', async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const codigo = Promise.withResolvers<void>();
  const raiz = createRootRoute();
  const processo = createRoute({
    getParentRoute: () => raiz,
    path: '/importacao/processos/$id',
    component: Processo,
  });
  const pedido = createRoute({
    getParentRoute: () => raiz,
    path: '/importacao/relatorioPos/$id',
    loader: () => codigo.promise,
    component: () => 'Um pedido',
  });
  const router = createRouter({
    routeTree: raiz.addChildren([processo, pedido]),
    history: createMemoryHistory({ initialEntries: ['/importacao/processos/7'] }),
    defaultPendingMs: Number.POSITIVE_INFINITY,
  });
  followNavigation(router as never);
  render(<RouterProvider router={router as never} />);
  await screen.findByText('Um processo');

  await act(async () => void router.navigate({ to: '/importacao/relatorioPos/9' as never }));
  act(() => lembrar('IMP-2026-0012'));
  expect(document.title).toBe('IMP-2026-0012 · Processo Importação · Cais');
  await act(async () => codigo.resolve());
  await screen.findByText('Um pedido');
  expect(document.title).toBe('PO · Cais');
});
