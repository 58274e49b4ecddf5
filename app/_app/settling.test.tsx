import Skeleton from '@mui/material/Skeleton';
import { ThemeProvider } from '@mui/material/styles';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Component, type ComponentType, Profiler, type ReactNode, useState } from 'react';
import useSWR, { SWRConfig } from 'swr';
import { MainLayout } from '#components/shell/MainLayout.tsx';
import { theme } from '#components/theme/theme.ts';
import { DocumentSkeleton } from '#components/ui/feedback/DocumentSkeleton.tsx';
import { FormSkeleton } from '#components/ui/feedback/FormSkeleton.tsx';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import { ACIMA_POR_VIR, POR_VIR } from '#components/ui/feedback/por-vir.ts';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { fingirMidia } from '#components/ui/page/midia-de-teste.ts';
import { fingirApi } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { firstReads } from './first-reads.ts';
import { criarRouter } from './routes.ts';

beforeEach(() => void fingirMidia(() => false));

function Page({ children }: { children?: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <CacheDeTeste>
        <SWRConfig value={firstReads}>
          <MainLayout menu={null} barra={null} rodape={null}>
            {children}
          </MainLayout>
        </SWRConfig>
      </CacheDeTeste>
    </ThemeProvider>
  );
}

const main = () => screen.getByRole('main');
const busy = () => main().getAttribute('aria-busy');
const settled = () => waitFor(() => expect(busy()).toBe('false'));
/** As long as the page takes to say that it has settled, and then some. */
const twoFrames = () =>
  act(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));

test('a page that waits for nothing is busy until it is painted', async () => {
  render(<Page />);
  expect(busy()).toBe('true');
  await settled();
});

test.each([
  ['of MUI', <Skeleton key="s" />],
  ['of a record', <RecordSkeleton key="s" />],
  ['of a document', <DocumentSkeleton key="s" />],
  ['of a form', <FormSkeleton key="s" />],
  ['marked as such', <div key="s" {...POR_VIR} />],
  ['of unknown height', <div key="s" {...ACIMA_POR_VIR} />],
])('the page is busy while a skeleton stands, %s', async (_, skeleton) => {
  const { rerender } = render(<Page />);
  await settled();
  rerender(<Page>{skeleton}</Page>);
  expect(busy()).toBe('true');
  await twoFrames();
  expect(busy()).toBe('true');
  rerender(<Page>Conteúdo</Page>);
  await settled();
});

test('the last of two skeletons settles the page', async () => {
  const { rerender } = render(<Page>{[<Skeleton key="a" />, <Skeleton key="b" />]}</Page>);
  rerender(<Page>{[<Skeleton key="b" />]}</Page>);
  await twoFrames();
  expect(busy()).toBe('true');
  rerender(<Page />);
  await settled();
});

test('a skeleton that the gallery shows waits for nothing', async () => {
  render(
    <Page>
      <div data-exemplo>
        <RecordSkeleton />
        <DocumentSkeleton />
      </div>
    </Page>,
  );
  await settled();
});

test('the page stays busy from a skeleton to the lazy part after it', async () => {
  let arrive: (part: ComponentType) => void = () => {};
  const Part = lazyPart(
    () =>
      new Promise<ComponentType>((resolve) => {
        arrive = resolve;
      }),
  );
  const { rerender } = render(
    <Page>
      <Skeleton />
    </Page>,
  );
  const changes: (string | null)[] = [];
  new MutationObserver(() => changes.push(busy())).observe(main(), { attributeFilter: ['aria-busy'] });
  rerender(
    <Page>
      <Part />
    </Page>,
  );
  await twoFrames();
  expect(changes).not.toContain('false');
  await act(async () => arrive(() => 'A parte'));
  expect(screen.getByText('A parte')).toBeVisible();
  await settled();
});

test('a part whose code does not come leaves the page settled', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  const Part = lazyPart(() => Promise.reject(new Error('sem rede')));
  render(
    <Page>
      <Boundary>
        <Part />
      </Boundary>
    </Page>,
  );
  await screen.findByText('sem rede');
  await settled();
  consoleError.mockRestore();
});

/** Reads nothing from the network: the test answers. */
function Reader({ name, ask }: { name: string; ask: () => Promise<string> }) {
  const { data, error } = useSWR(name, ask, { keepPreviousData: true });
  return error ? error.message : (data ?? 'nada ainda');
}

function Rereader({ ask }: { ask: () => Promise<string> | undefined }) {
  const { data, mutate } = useSWR('/api/Processo', ask);
  return (
    <>
      <button type="button" onClick={() => void mutate()}>
        Reler
      </button>
      {data}
    </>
  );
}

function Waiter() {
  const [waits, setWaits] = useState(true);
  return (
    <button type="button" onClick={() => setWaits(false)}>
      {waits ? <Skeleton /> : 'Pronta'}
    </button>
  );
}

function pending() {
  let answer: (text: string) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const asked = new Promise<string>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return { ask: () => asked, answer: (text: string) => answer(text), fail: (error: Error) => fail(error) };
}

test('the page is busy until its first read is answered, and not when it is read again', async () => {
  const first = pending();
  const again = pending();
  const asks = [first, again];
  render(
    <Page>
      <Rereader ask={() => asks.shift()?.ask()} />
    </Page>,
  );
  await twoFrames();
  expect(busy()).toBe('true');
  await act(async () => first.answer('primeira'));
  await settled();
  act(() => screen.getByRole('button', { name: 'Reler' }).click());
  await twoFrames();
  expect(asks).toEqual([]);
  expect(busy()).toBe('false');
  await act(async () => again.answer('segunda'));
  expect(screen.getByText('segunda')).toBeVisible();
  expect(busy()).toBe('false');
});

test('a read that failed and shows its error is settled', async () => {
  const read = pending();
  render(
    <Page>
      <Reader name="/api/Processo" ask={read.ask} />
    </Page>,
  );
  await twoFrames();
  expect(busy()).toBe('true');
  await act(async () => read.fail(new Error('Sem conexão')));
  expect(screen.getByText('Sem conexão')).toBeVisible();
  await settled();
});

test('the page is busy while the next page of a list is read, though the rows before it stand', async () => {
  const next = pending();
  const first = async () => 'primeira';
  const { rerender } = render(
    <Page>
      <Reader name="/api/Processo?pagina=1" ask={first} />
    </Page>,
  );
  await screen.findByText('primeira');
  await settled();
  rerender(
    <Page>
      <Reader name="/api/Processo?pagina=2" ask={next.ask} />
    </Page>,
  );
  expect(screen.getByText('primeira')).toBeVisible();
  expect(busy()).toBe('true');
  await act(async () => next.answer('seguinte'));
  await settled();
});

test('a screen that goes away takes its waits with it', async () => {
  const { rerender } = render(
    <Page>
      <Reader name="/api/Processo" ask={pending().ask} />
      <Skeleton />
    </Page>,
  );
  rerender(<Page />);
  await settled();
});

test('no screen renders anew for it', async () => {
  let renders = 0;
  render(
    <Page>
      <Profiler id="tela" onRender={() => (renders += 1)}>
        <Waiter />
      </Profiler>
    </Page>,
  );
  act(() => screen.getByRole('button').click());
  await settled();
  expect(renders).toBe(2);
});

test('the page is busy while the next screen is on its way', async () => {
  fingirApi({});
  const router = criarRouter(createMemoryHistory({ initialEntries: ['/pages/login'] }));
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  await screen.findByRole('button', { name: 'Entrar' });
  await settled();
  // At once, before React draws anything: who follows a link may press in the same moment.
  await act(async () => {
    router.history.push('/pages/convite/nao-vale-mais');
    expect(busy()).toBe('true');
  });
  expect(screen.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await screen.findByRole('heading', { name: /convite/i });
  await settled();
});

class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    return this.state.error?.message ?? this.props.children;
  }
}
