import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router';
import { searchFrom } from '#app/_app/lazy-search.ts';
import { dentro, desvio, tela } from './kit.tsx';

/** What stands beside the areas: the day, the dashboard, help, lineage, the map. */
export const home = [
  createRoute({
    getParentRoute: () => dentro,
    path: '/dashboard',
    ...searchFrom(() => import('#app/_screens/painel/painel-busca.ts'), 'dashboardBusca', 'DASHBOARD_BUSCA_PADRAO'),
    component: lazy(() => import('#app/_screens/painel/PainelScreen.tsx'), 'PainelScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/meu-dia',
    ...searchFrom(() => import('#app/_screens/meu-dia/meu-dia-busca.ts'), 'meuDiaBusca', 'MEU_DIA_BUSCA_PADRAO'),
    component: lazy(() => import('#app/_screens/meu-dia/MeuDiaScreen.tsx'), 'MeuDiaScreen'),
  }),

  tela(
    '/primeiros-passos',
    lazy(() => import('#app/_screens/primeiros-passos/PrimeirosPassosScreen.tsx'), 'PrimeirosPassosScreen'),
  ),

  createRoute({
    getParentRoute: () => dentro,
    path: '/ajuda',
    ...searchFrom(() => import('#app/_screens/ajuda/ajuda-busca.ts'), 'ajudaBusca'),
    component: lazy(() => import('#app/_screens/ajuda/AjudaScreen.tsx'), 'AjudaScreen'),
  }),

  createRoute({
    getParentRoute: () => dentro,
    path: '/linhagem/$tipo/$id',
    ...searchFrom(() => import('#app/_screens/linhagem/linhagem-busca.ts'), 'linhagemBusca'),
    component: lazy(() => import('#app/_screens/linhagem/LinhagemScreen.tsx'), 'LinhagemScreen'),
  }),

  createRoute({
    getParentRoute: () => dentro,
    path: '/components',
    ...searchFrom(() => import('#app/_screens/components/galeria/componentes-busca.ts'), 'componentesBusca'),
    component: lazy(() => import('#app/_screens/components/ComponentesScreen.tsx'), 'ComponentesScreen'),
  }),
  desvio('/maps', '/maps/fullscreen'),
  createRoute({
    getParentRoute: () => dentro,
    path: '/maps/fullscreen',
    ...searchFrom(() => import('#app/_screens/mapa/mapa-busca.ts'), 'mapaBusca'),
    component: lazy(() => import('#app/_screens/mapa/MapaScreen.tsx'), 'MapaScreen'),
  }),
] as const;
