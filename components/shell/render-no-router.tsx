import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** For tests of views that hold links: enough of a router for a link to have an address. */
export function renderNoRouter(view: ReactNode) {
  const raiz = createRootRoute();
  const qualquer = createRoute({ getParentRoute: () => raiz, path: '/$' });
  const router = createRouter({
    routeTree: raiz.addChildren([qualquer]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  // The app's own route table is the registered type; this one only has to answer.
  return render(<RouterContextProvider router={router as never}>{view}</RouterContextProvider>);
}
