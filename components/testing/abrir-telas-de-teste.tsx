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
import { fingirMidia } from '#components/ui/midia-de-teste.ts';
import { fingirApi, type RotasDeTeste, responder } from '#lib/api/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/cache-de-teste.ts';
import { MARIA } from '#lib/session/maria-de-teste.ts';
import { startSession } from '#lib/session/session.ts';

// What jsdom has not: where a page is scrolled to, and the size of what is drawn.
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
  /** By path: the screen, and what its address is checked by. */
  telas: Readonly<Record<string, readonly [component: () => ReactNode, busca?: object]>>;
  rotas: RotasDeTeste;
  /** Which media queries hold; none where it is not told. */
  larguraDiz?: (media: string) => boolean;
  /** Who is signed in; else somebody of their own, for drafts of one test are nothing to the next. */
  pessoa?: string;
}

let pessoas = 0;

/** For tests: screens within what the app puts around them, on a router of their own and a fake API. */
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
          {/* The app's own route table is the registered type; this one only has to answer. */}
          <RouterProvider router={router as never} />
        </SnackbarProvider>
      </CacheDeTeste>
    </ThemeProvider>,
  );
  return {
    endereco: () => router.state.location.href,
    /** What was asked of a path, in the order it was. */
    pedidos: (metodo: string, caminho: string) =>
      api.pedidos.filter(({ method, url }) => method === metodo && new URL(url).pathname === caminho),
  };
}
