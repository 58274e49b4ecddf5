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
import { buscaDeLista, buscaPadrao } from '#lib/contracts/busca-de-lista.ts';
import { dcrConsulta } from '#lib/contracts/dcr.ts';
import { iniciarSessao } from '#lib/session/sessao.ts';
import { DCR_BUSCA_PADRAO, dcrBusca, novoDcrBusca } from './dcr-busca.ts';
import { DCR_ID, dcrDeTeste } from './dcr-de-teste.ts';
import { FORMULARIO_DCR } from './dcr-formulario.ts';
import { NovoProcessoDcrScreen } from './NovoProcessoDcrScreen.tsx';
import { ProcessoDcrScreen } from './ProcessoDcrScreen.tsx';
import { ProcessosDcrScreen } from './ProcessosDcrScreen.tsx';

// What jsdom has not: where a page is scrolled to, and the size of what is drawn.
Element.prototype.scrollIntoView = () => {};
Element.prototype.scrollTo = () => {};
window.scrollTo = () => {};
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** Drafts of one test are nothing to the next: each has a person of its own. */
let pessoas = 0;

/** For tests: the screens of the DCR-E on a router of their own and a fake API. */
export function abrirDcr(endereco: string, rotas: RotasDeTeste = {}) {
  window.matchMedia = ((media: string) => ({
    // As wide as a desk.
    matches: /min-width/.test(media),
    media,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  })) as unknown as typeof window.matchMedia;
  act(() => iniciarSessao({ ...MARIA, id: `dcr${++pessoas}` }));
  const api = fingirApi({
    'GET /api/Visao': () => responder([]),
    'GET /api/Historico': () => responder([], 200, { 'X-Total-Count': '0' }),
    'GET /api/Moeda': () => responder([{ sigla: 'USD', valorTaxa: 5.3417, data: '2026-11-20', fonte: 'PTAX' }]),
    'GET /api/Dcr': () => responder([], 200, { 'X-Total-Count': '0' }),
    [`GET /api/Dcr/${DCR_ID}`]: () => responder(dcrDeTeste()),
    [`GET /api/Dcr/${DCR_ID}/Conferencia`]: () => responder({ apontamentos: [] }),
    [`GET /api/Dcr/${DCR_ID}/Atualizacao`]: () => responder(semMudancas()),
    ...rotas,
  });
  const raiz = createRootRoute();
  const dentro = createRoute({ getParentRoute: () => raiz, id: 'dentro', component: Outlet });
  const rota = (path: string, component: () => React.ReactNode, busca: object = {}) =>
    createRoute({ getParentRoute: () => dentro, path, component, ...busca });
  const router = createRouter({
    routeTree: raiz.addChildren([
      dentro.addChildren([
        rota('/dcr/processos-dcr', ProcessosDcrScreen, {
          validateSearch: buscaDeLista(dcrConsulta, ['conferir-arquivo']),
          search: { middlewares: [stripSearchParams(buscaPadrao(dcrConsulta) as never)] },
        }),
        rota('/dcr/processos-dcr/$id', ProcessoDcrScreen, {
          validateSearch: dcrBusca,
          search: { middlewares: [stripSearchParams(DCR_BUSCA_PADRAO)] },
        }),
        rota('/dcr/novo-processo-dcr', NovoProcessoDcrScreen, { validateSearch: novoDcrBusca }),
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

const MARIA = {
  id: '1',
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

function semMudancas() {
  const lido = dcrDeTeste();
  const { CCN, CCI, CMO, coefCalculado6, CRA, iiCheioUSD, iiUnitUSD } = lido;
  const figuras = { CCN, CCI, CMO, coefCalculado6, CRA, iiCheioUSD, iiUnitUSD };
  return { mudancas: [], antes: figuras, depois: figuras, conteudo: FORMULARIO_DCR.valoresDe(lido) };
}
