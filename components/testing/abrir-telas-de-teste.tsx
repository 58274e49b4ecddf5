import { ThemeProvider } from '@mui/material/styles';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { theme } from '#components/theme/theme.ts';
import { fingirMidia } from '#components/ui/page/midia-de-teste.ts';
import { fingirApi, type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { MARIA } from '#lib/session/maria-de-teste.ts';
import { startSession } from '#lib/session/session.ts';

// jsdom lacks scrolling and element sizes.
Element.prototype.scrollIntoView = () => {};
Element.prototype.scrollTo = () => {};
window.scrollTo = () => {};
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

interface Telas {
  endereco: string;
  /** By path: the screen, and the schema of its search parameters. */
  telas: Readonly<Record<string, readonly [component: () => ReactNode, busca?: object]>>;
  rotas: RotasDeTeste;
  /** Says which media queries match; by default, none. */
  larguraDiz?: (media: string) => boolean;
  /** Id of the signed-in user. By default each test has its own user, so that no test finds the drafts of another. */
  pessoa?: string;
}

let pessoas = 0;

/** For tests: opens screens inside the app's providers, with their own router and a fake API. */
export function abrirTelas({ endereco, telas, rotas, larguraDiz = () => false, pessoa = `u${++pessoas}` }: Telas) {
  fingirMidia(larguraDiz);
  act(() => startSession({ ...MARIA, id: pessoa }));
  const api = fingirApi({
    'GET /api/Visao': () => responder([]),
    'GET /api/Historico': () => responder([], 200, { 'X-Total-Count': '0' }),
    ...rotas,
  });
  const raiz = createRootRoute();
  const dentro = createRoute({ getParentRoute: () => raiz, id: 'dentro', component: Outlet });
  const suas = Object.entries(telas).map(([path, [component, busca = {}]]) =>
    createRoute({ getParentRoute: () => dentro, path, component, ...busca }),
  );
  const outra = createRoute({ getParentRoute: () => dentro, path: '/$', component: () => <p>Outra tela</p> });
  const router = createRouter({
    routeTree: raiz.addChildren([dentro.addChildren([...suas, outra])]),
    history: createMemoryHistory({ initialEntries: [endereco] }),
  });
  render(
    <ThemeProvider theme={theme}>
      <CacheDeTeste>
        <SnackbarProvider>
          {/* The registered type is the app's own route table, which this minimal router does not match. */}
          <RouterProvider router={router as never} />
        </SnackbarProvider>
      </CacheDeTeste>
    </ThemeProvider>,
  );
  return {
    endereco: () => router.state.location.href,
    voltar: () => act(() => router.history.back()),
    /** Goes to another address, as a link does. */
    navegar: (to: string) => act(async () => void router.history.push(to)),
    /** The requests to a path, in order. */
    pedidos: (metodo: string, caminho: string) =>
      api.pedidos.filter(({ method, url }) => method === metodo && new URL(url).pathname === caminho),
  };
}
