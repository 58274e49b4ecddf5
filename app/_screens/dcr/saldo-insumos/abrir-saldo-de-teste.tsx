import { ThemeProvider } from '@mui/material/styles';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  stripSearchParams,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { SnackbarProvider } from 'notistack';
import { theme } from '#components/theme/theme.ts';
import { fingirApi, type RotasDeTeste, responder } from '#lib/api/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/cache-de-teste.ts';
import { iniciarSessao } from '#lib/session/sessao.ts';
import { LoteScreen } from './LoteScreen.tsx';
import { loteBusca } from './lote-busca.ts';
import { LOTE, loteDeTeste, loteInteiroDeTeste, MARIA } from './lote-de-teste.ts';
import { SaldoInsumosScreen } from './SaldoInsumosScreen.tsx';
import { SALDO_INSUMOS_BUSCA_PADRAO, saldoInsumosBusca } from './saldo-insumos-busca.ts';

// What jsdom has not: where a page is scrolled to.
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};

/** For tests: the two screens of the stock on a router of their own and a fake API. `larguraMaxima` makes it a phone. */
export function abrirSaldo(endereco: string, rotas: RotasDeTeste = {}, telefone = false) {
  window.matchMedia = ((media: string) => ({
    matches: telefone && media.includes('max-width'),
    media,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  })) as unknown as typeof window.matchMedia;
  act(() => iniciarSessao({ ...PESSOA, id: MARIA.id }));
  const api = fingirApi({
    'GET /api/Visao': () => responder([]),
    'GET /api/Historico': () => responder([], 200, { 'X-Total-Count': '0' }),
    'GET /api/SaldoInsumo': () => responder([loteDeTeste()], 200, { 'X-Total-Count': '1' }),
    'GET /api/SaldoInsumo/Totais': () =>
      responder({
        ii: '0.00',
        ipi: '68.33',
        pis: '0.00',
        cofins: '0.00',
        suspenso: '68.33',
        saldo: '20.5000000',
        maisAntigo: '2026-05-20',
        diasDoMaisAntigo: '184',
      }),
    [`GET /api/SaldoInsumo/${LOTE}`]: () => responder(loteInteiroDeTeste()),
    ...rotas,
  });
  const raiz = createRootRoute();
  const dentro = createRoute({ getParentRoute: () => raiz, id: 'dentro', component: Outlet });
  const rota = (path: string, component: () => React.ReactNode, busca: object = {}) =>
    createRoute({ getParentRoute: () => dentro, path, component, ...busca });
  const router = createRouter({
    routeTree: raiz.addChildren([
      dentro.addChildren([
        rota('/dcr/saldo-insumos', SaldoInsumosScreen, {
          validateSearch: saldoInsumosBusca,
          search: { middlewares: [stripSearchParams(SALDO_INSUMOS_BUSCA_PADRAO as never)] },
        }),
        rota('/dcr/saldo-insumos/$id', LoteScreen, { validateSearch: loteBusca }),
        rota('/$', () => <p>Outra tela</p>),
      ]),
    ]),
    history: createMemoryHistory({ initialEntries: [endereco] }),
  });
  render(
    <ThemeProvider theme={theme}>
      <CacheDeTeste>
        <SnackbarProvider>
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

const PESSOA = {
  name: 'Maria da Silva',
  email: 'maria@exemplo.com.br',
  token: 't',
  idEmpresa: 'e1',
  empresa: null,
  telefone: null,
  telefonePessoal: null,
  rg: null,
  cpf: null,
  dtNascimento: null,
  despachante: null,
  sobremim: null,
};
