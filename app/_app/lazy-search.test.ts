import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { z } from 'zod';
import { searchFrom } from './lazy-search.ts';

const context = { latestHref: () => '/lista?pagina=2' };
const location = { search: { pagina: '2' } };
const deps = { checked: false };

/** The options of a route whose module asks ahead. `loads` runs its loader, and says whether it has gone on. */
function route(ahead: (search: { pagina: number }) => Promise<unknown>) {
  const busca = z.object({ pagina: z.coerce.number() });
  const { loader } = searchFrom(() => Promise.resolve({ busca, ahead }), 'busca', undefined, 'ahead');
  const state = { ended: false };
  const run = loader({ deps, context, location }).finally(() => {
    state.ended = true;
  });
  // The first visit matches the address again.
  run.catch(() => {});
  return state;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the first visit asks with the checked parameters, and waits for the answer', async () => {
  let answer: (value: unknown) => void = () => {};
  const ahead = jest.fn((_search: { pagina: number }) => new Promise((resolve) => (answer = resolve)));
  const state = route(ahead);
  await jest.advanceTimersByTimeAsync(100);
  expect(ahead.mock.calls).toEqual([[{ pagina: 2 }]]);
  expect(state.ended).toBe(false);
  answer([]);
  await jest.advanceTimersByTimeAsync(0);
  expect(state.ended).toBe(true);
});

test('it waits no longer than a moment', async () => {
  const state = route(() => new Promise(() => {}));
  await jest.advanceTimersByTimeAsync(299);
  expect(state.ended).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(state.ended).toBe(true);
});

test('an address matched before the schema came is checked, though its screen is asked for after that', async () => {
  jest.useRealTimers();
  const schema = Promise.withResolvers<void>();
  const painted = Promise.withResolvers<void>();
  const root = createRootRoute({ beforeLoad: ({ cause }) => (cause === 'stay' ? painted.promise : undefined) });
  const busca = z.object({ pagina: z.coerce.number().default(1) });
  const list = createRoute({
    getParentRoute: () => root,
    path: '/lista/$qual',
    ...searchFrom(async () => {
      await schema.promise;
      return { busca };
    }, 'busca'),
  });
  const home = createRoute({ getParentRoute: () => root, path: '/' });
  const router = createRouter({
    routeTree: root.addChildren([home, list]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  router.options.context = { latestHref: () => router.latestLocation.href } as never;
  await router.load();

  const first = router.preloadRoute({ to: '/lista/a' as never });
  const second = router.navigate({ to: '/lista/b' as never });
  schema.resolve();
  await first;
  painted.resolve();
  await second;
  expect(router.state.location.pathname).toBe('/lista/b');
  expect(router.state.matches.at(-1)?.search).toEqual({ pagina: 1 });
});
