import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useSearch,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { SearchField } from '#components/ui/fields/SearchField.tsx';
import { useNavegarDaqui } from './use-navegar-na-tela.ts';

const NUNCA = new Promise(() => {});
const somar = (mudanca: object) => (atual: object) => ({ ...atual, ...mudanca });

let navegarDoRegistro: ReturnType<typeof useNavegarDaqui>;

function Registro() {
  const navegar = useNavegarDaqui();
  useEffect(() => {
    navegarDoRegistro = navegar;
  });
  const { q = '' } = useSearch({ strict: false }) as { q?: string };
  return (
    <>
      <button type="button" onClick={() => navegar({ search: { aba: 'itens' } })}>
        Itens
      </button>
      <button type="button" onClick={() => navegar({ search: somar({ cor: 'azul' }) })}>
        Azuis
      </button>
      <button
        type="button"
        onClick={() => {
          navegar({ search: somar({ cor: 'azul' }) });
          navegar({ search: somar({ tipo: 'novo' }) });
        }}
      >
        Azuis e novos
      </button>
      <SearchField rotulo="Buscar" valor={q} aoBuscar={(texto) => navegar({ search: somar({ q: texto }) })} />
    </>
  );
}

/** A record, another screen whose code does not come, and one that is there at once. */
async function abrir() {
  const raiz = createRootRoute();
  const registro = createRoute({ getParentRoute: () => raiz, path: '/registro/$id', component: Registro });
  const outra = createRoute({ getParentRoute: () => raiz, path: '/outra/$id', loader: () => NUNCA });
  const pronta = createRoute({ getParentRoute: () => raiz, path: '/pronta', component: () => 'Pronta' });
  const router = createRouter({
    routeTree: raiz.addChildren([registro, outra, pronta]),
    history: createMemoryHistory({ initialEntries: ['/registro/7?ordem=nome'] }),
    defaultPendingMs: Number.POSITIVE_INFINITY,
  });
  render(<RouterProvider router={router as never} />);
  await screen.findByRole('button', { name: 'Itens' });
  const ir = (para: string) => act(async () => void router.navigate({ to: para as never }));
  const lugar = () => router.latestLocation.href;
  return { ir, lugar };
}

const apertar = (nome: string) => userEvent.click(screen.getByRole('button', { name: nome }));

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

test('a change of a screen keeps its record', async () => {
  const { lugar } = await abrir();
  await apertar('Itens');
  expect(lugar()).toBe('/registro/7?aba=itens');
});

test('two changes in a row add up', async () => {
  const { lugar } = await abrir();
  await apertar('Azuis e novos');
  expect(lugar()).toBe('/registro/7?ordem=nome&cor=azul&tipo=novo');
});

test('what is pressed while another screen is on its way belongs to the screen it is pressed on', async () => {
  const { ir, lugar } = await abrir();
  await ir('/outra/9?cor=verde');
  expect(lugar()).toBe('/outra/9?cor=verde');
  await apertar('Azuis');
  expect(lugar()).toBe('/registro/7?ordem=nome&cor=azul');
});

test('what nobody pressed does not call the person back', async () => {
  const { ir, lugar } = await abrir();
  await ir('/outra/9');
  await act(async () => navegarDoRegistro({ search: { visao: 'v1' }, deSi: true }));
  expect(lugar()).toBe('/outra/9');
});

test('a search typed before a link was pressed does not either', async () => {
  jest.useFakeTimers();
  try {
    const { ir, lugar } = await abrir();
    const pessoa = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await pessoa.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'bobina');
    await ir('/outra/9');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(lugar()).toBe('/outra/9');
  } finally {
    jest.useRealTimers();
  }
});

test('a screen that is gone changes no address', async () => {
  const { ir, lugar } = await abrir();
  await ir('/pronta');
  await screen.findByText('Pronta');
  await act(async () => navegarDoRegistro({ search: { aba: 'itens' } }));
  expect(lugar()).toBe('/pronta');
});
