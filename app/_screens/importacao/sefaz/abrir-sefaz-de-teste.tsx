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
import { daiConsulta } from '#lib/contracts/dai.ts';
import { iniciarSessao } from '#lib/session/sessao.ts';
import { DaiScreen } from './DaiScreen.tsx';
import { DAI_BUSCA_PADRAO, daiBusca } from './dai-busca.ts';
import { conferenciaDeTeste, daiDeTeste, PROCESSO } from './dai-de-teste.ts';
import { SefazScreen } from './SefazScreen.tsx';

// What jsdom has not: where a page is scrolled to.
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};

/** Drafts of one test are nothing to the next: each has a person of its own. */
let pessoas = 0;

/** For tests: the two screens of the Sefaz on a router of their own and a fake API. */
export function abrirSefaz(endereco: string, rotas: RotasDeTeste = {}) {
  window.matchMedia = ((media: string) => ({
    matches: false,
    media,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  })) as unknown as typeof window.matchMedia;
  act(() => iniciarSessao({ ...MARIA, id: `u${++pessoas}` }));
  const api = fingirApi({
    'GET /api/Visao': () => responder([]),
    'GET /api/Historico': () => responder([], 200, { 'X-Total-Count': '0' }),
    'GET /api/Dai/Pendencias': () =>
      responder({ SEM_DAI: 7, SEM_DAI_72H: 2, AGUARDANDO_CIENCIA: 1, NOTIFICACAO_ABERTA: 1, SEM_EXONERACAO: 0 }),
    'GET /api/Dai/Totais': () =>
      responder({ icmsBase: '1.00', icmsSemIncentivo: '2.00', icmsRecolher: '3.00', notificacaoValor: '4.00' }),
    [`GET /api/Dai/${PROCESSO}`]: () => responder(daiDeTeste()),
    [`POST /api/Dai/${PROCESSO}/Conferencia`]: () => responder(conferenciaDeTeste()),
    [`GET /api/Dai/${PROCESSO}/Diferencas`]: () => responder({ envio: null, diferencas: [] }),
    [`GET /api/Dai/${PROCESSO}/PreviaXml`]: () =>
      responder({ nome: 'DAI.xml', xml: '<die><a>1</a></die>', aviso: 'confira com o manual vigente da Sefaz-AM' }),
    ...rotas,
  });
  const raiz = createRootRoute();
  const dentro = createRoute({ getParentRoute: () => raiz, id: 'dentro', component: Outlet });
  const rota = (path: string, component: () => React.ReactNode, busca: object = {}) =>
    createRoute({ getParentRoute: () => dentro, path, component, ...busca });
  const router = createRouter({
    routeTree: raiz.addChildren([
      dentro.addChildren([
        rota('/importacao/sefaz', SefazScreen, {
          validateSearch: buscaDeLista(daiConsulta),
          search: { middlewares: [stripSearchParams(buscaPadrao(daiConsulta) as never)] },
        }),
        rota('/importacao/sefaz/$id', DaiScreen, {
          validateSearch: daiBusca,
          search: { middlewares: [stripSearchParams(DAI_BUSCA_PADRAO)] },
        }),
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
