import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** For tests of views with links: renders the view in a minimal router, so that links have an address. */
export function renderNoRouter(view: ReactNode) {
  const raiz = createRootRoute();
  const qualquer = createRoute({ getParentRoute: () => raiz, path: '/$' });
  const router = createRouter({
    routeTree: raiz.addChildren([qualquer]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  // The registered type is the app's own route table, which this minimal router does not match.
  return render(view, {
    wrapper: ({ children }) => <RouterContextProvider router={router as never}>{children}</RouterContextProvider>,
  });
}
