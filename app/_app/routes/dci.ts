import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router';
import { listSearchFrom, searchFrom } from '#app/_app/lazy-search.ts';
import { dentro, desvio } from './kit.tsx';

/** The DCI. */
export const dci = [
  desvio('/dci', '/dci/novo-processo-dci'),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dci/novo-processo-dci',
    ...searchFrom(() => import('#app/_screens/dci/processos/processo/dci-busca.ts'), 'novaDciBusca'),
    component: lazy(
      () => import('#app/_screens/dci/processos/novo/NovoProcessoDciScreen.tsx'),
      'NovoProcessoDciScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dci/processos-dci',
    ...listSearchFrom(() => import('#lib/contracts/consultas/dci.ts'), 'dciConsulta', [
      'conferir-arquivo',
      'habilitacao',
    ]),
    component: lazy(() => import('#app/_screens/dci/processos/lista/ProcessosDciScreen.tsx'), 'ProcessosDciScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dci/processos-dci/$id',
    ...searchFrom(() => import('#app/_screens/dci/processos/processo/dci-busca.ts'), 'dciBusca', 'DCI_BUSCA_PADRAO'),
    component: lazy(() => import('#app/_screens/dci/processos/processo/ProcessoDciScreen.tsx'), 'ProcessoDciScreen'),
  }),
] as const;
