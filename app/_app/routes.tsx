import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent as lazy,
  Outlet,
  type RouteComponent,
  type RouterHistory,
  redirect,
  stripSearchParams,
} from '@tanstack/react-router';
import { novoParametroBusca } from '#app/_screens/configuracoes/parametros/novo-parametro-busca.ts';
import { processosDciBusca } from '#app/_screens/dci/processos/processos-dci-busca.ts';
import { processosDcrBusca } from '#app/_screens/dcr/processos/processos-dcr-busca.ts';
import { adicaoBusca } from '#app/_screens/importacao/adicao/adicao-busca.ts';
import { PROCESSO_BUSCA_PADRAO, processoBusca } from '#app/_screens/importacao/processos/processo-busca.ts';
import { PROCESSOS_BUSCA_PADRAO, processosBusca } from '#app/_screens/importacao/processos/processos-busca.ts';
import { BareLayout } from '#components/shell/BareLayout.tsx';
import { ErrorScreen, NaoEncontradaScreen } from './ErrorScreen.tsx';
import { abrirEmpresaDoUsuario, exigirSessao, recusarSessao } from './guarda.ts';
import { criarHistorico } from './historico.ts';

/** THE route table: every path of the product, who may open it, and the file behind it, loaded when it is opened. */
const raiz = createRootRoute({ component: Outlet });

const fora = createRoute({ getParentRoute: () => raiz, id: 'fora', component: SignedOutLayout });
const semSessao = [
  createRoute({
    getParentRoute: () => fora,
    path: '/pages/login',
    beforeLoad: recusarSessao,
    component: lazy(() => import('#app/_screens/pages/login/LoginScreen.tsx'), 'LoginScreen'),
  }),
  createRoute({ getParentRoute: () => fora, path: '/', beforeLoad: irPara('/pages/login') }),
  createRoute({ getParentRoute: () => fora, path: '/pages', beforeLoad: irPara('/pages/login') }),
] as const;

const dentro = createRoute({
  getParentRoute: () => raiz,
  id: 'dentro',
  beforeLoad: exigirSessao,
  component: lazy(() => import('./SignedInLayout.tsx'), 'SignedInLayout'),
});
const comSessao = [
  tela(
    '/dashboard',
    lazy(() => import('#app/_screens/dashboard/DashboardScreen.tsx'), 'DashboardScreen'),
  ),

  desvio('/importacao', '/importacao/relatorioPos'),
  tela(
    '/importacao/relatorioPos',
    lazy(() => import('#app/_screens/importacao/relatorio-pos/RelatorioPosScreen.tsx'), 'RelatorioPosScreen'),
  ),
  tela(
    '/importacao/novo-processo',
    lazy(() => import('#app/_screens/importacao/novo-processo/NovoProcessoScreen.tsx'), 'NovoProcessoScreen'),
  ),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/processos',
    validateSearch: processosBusca,
    search: { middlewares: [stripSearchParams(PROCESSOS_BUSCA_PADRAO)] },
    component: lazy(() => import('#app/_screens/importacao/processos/ProcessosScreen.tsx'), 'ProcessosScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/processos/$id',
    validateSearch: processoBusca,
    search: { middlewares: [stripSearchParams(PROCESSO_BUSCA_PADRAO)] },
    component: lazy(() => import('#app/_screens/importacao/processos/ProcessoScreen.tsx'), 'ProcessoScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/processos/$id/adicao/$numero',
    validateSearch: adicaoBusca,
    component: lazy(() => import('#app/_screens/importacao/adicao/AdicaoScreen.tsx'), 'AdicaoScreen'),
  }),
  tela(
    '/importacao/sefaz',
    lazy(() => import('#app/_screens/importacao/sefaz/SefazScreen.tsx'), 'SefazScreen'),
  ),

  desvio('/configuracoes', '/configuracoes/representante'),
  tela(
    '/configuracoes/representante',
    lazy(() => import('#app/_screens/configuracoes/representante/RepresentanteScreen.tsx'), 'RepresentanteScreen'),
  ),
  tela(
    '/configuracoes/associados',
    lazy(() => import('#app/_screens/configuracoes/associados/AssociadosScreen.tsx'), 'AssociadosScreen'),
  ),
  tela(
    '/configuracoes/minha-conta',
    lazy(() => import('#app/_screens/configuracoes/minha-conta/MinhaContaScreen.tsx'), 'MinhaContaScreen'),
  ),
  createRoute({
    getParentRoute: () => dentro,
    path: '/configuracoes/empresa',
    beforeLoad: abrirEmpresaDoUsuario,
    component: NaoEncontradaScreen,
  }),
  tela(
    '/configuracoes/empresa/$idEmpresa',
    lazy(() => import('#app/_screens/configuracoes/empresa/EmpresaScreen.tsx'), 'EmpresaScreen'),
  ),
  tela(
    '/configuracoes/empresa/$idEmpresa/associados',
    lazy(() => import('#app/_screens/configuracoes/associados/AssociadosScreen.tsx'), 'AssociadosScreen'),
  ),
  tela(
    '/configuracoes/empresa/$idEmpresa/representante',
    lazy(() => import('#app/_screens/configuracoes/representante/RepresentanteScreen.tsx'), 'RepresentanteScreen'),
  ),
  tela(
    '/configuracoes/parametros',
    lazy(() => import('#app/_screens/configuracoes/parametros/ParametrosScreen.tsx'), 'ParametrosScreen'),
  ),
  createRoute({
    getParentRoute: () => dentro,
    path: '/configuracoes/parametros/novo',
    validateSearch: novoParametroBusca,
    component: lazy(
      () => import('#app/_screens/configuracoes/parametros/NovoParametroScreen.tsx'),
      'NovoParametroScreen',
    ),
  }),
  tela(
    '/configuracoes/parametros/$id',
    lazy(() => import('#app/_screens/configuracoes/parametros/ParametroScreen.tsx'), 'ParametroScreen'),
  ),
  tela(
    '/configuracoes/importar/$recurso',
    lazy(() => import('#app/_screens/configuracoes/importar/ImportarPlanilhaScreen.tsx'), 'ImportarPlanilhaScreen'),
  ),
  desvio('/user', '/configuracoes/minha-conta'),

  desvio('/dci', '/dci/novo-processo-dci'),
  tela(
    '/dci/novo-processo-dci',
    lazy(() => import('#app/_screens/dci/novo-processo/NovoProcessoDciScreen.tsx'), 'NovoProcessoDciScreen'),
  ),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dci/processos-dci',
    validateSearch: processosDciBusca,
    component: lazy(() => import('#app/_screens/dci/processos/ProcessosDciScreen.tsx'), 'ProcessosDciScreen'),
  }),

  desvio('/dcr', '/dcr/novo-processo-dcr'),
  tela(
    '/dcr/novo-processo-dcr',
    lazy(() => import('#app/_screens/dcr/novo-processo/NovoProcessoDcrScreen.tsx'), 'NovoProcessoDcrScreen'),
  ),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dcr/processos-dcr',
    validateSearch: processosDcrBusca,
    component: lazy(() => import('#app/_screens/dcr/processos/ProcessosDcrScreen.tsx'), 'ProcessosDcrScreen'),
  }),

  tela(
    '/components',
    lazy(() => import('#app/_screens/components/ComponentesScreen.tsx'), 'ComponentesScreen'),
  ),
  desvio('/maps', '/maps/fullscreen'),
  tela(
    '/maps/fullscreen',
    lazy(() => import('#app/_screens/maps/MapaScreen.tsx'), 'MapaScreen'),
  ),

  // Last: whatever no path above is. Inside the guard, so that a stranger learns nothing of what exists.
  tela('/$', NaoEncontradaScreen),
] as const;

const arvore = raiz.addChildren([fora.addChildren(semSessao), dentro.addChildren(comSessao)]);

export function criarRouter(history: RouterHistory = criarHistorico()) {
  return createRouter({
    routeTree: arvore,
    history,
    trailingSlash: 'never',
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorScreen,
  });
}
export type AppRouter = ReturnType<typeof criarRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

function tela<const Caminho extends string>(path: Caminho, component: RouteComponent) {
  return createRoute({ getParentRoute: () => dentro, path, component });
}

function desvio<const Caminho extends string>(path: Caminho, destino: string) {
  return createRoute({ getParentRoute: () => dentro, path, beforeLoad: irPara(destino) });
}

/** A path that only leads to another; the table's own test opens each of them. */
function irPara(destino: string) {
  return (): never => {
    throw redirect({ to: destino as '/dashboard' });
  };
}

function SignedOutLayout() {
  return (
    <BareLayout>
      <Outlet />
    </BareLayout>
  );
}
