import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router';
import { listSearchFrom } from '#app/_app/lazy-search.ts';
import { dentro, registro, tela } from '#app/_app/routes/kit.tsx';

/** The screens of the Portal Único. */
export const PORTAL_ROUTES = [
  createRoute({
    getParentRoute: () => dentro,
    path: '/configuracoes/catalogo',
    ...listSearchFrom(() => import('#lib/portal/contracts/produto-no-portal-consulta.ts'), 'produtoNoPortalConsulta', [
      'preparar',
      'comparar',
    ]),
    component: lazy(() => import('#app/_screens/portal/catalogo/CatalogoScreen.tsx'), 'CatalogoScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/configuracoes/catalogo/operadores',
    ...listSearchFrom(
      () => import('#lib/portal/contracts/operador-no-portal-consulta.ts'),
      'operadorNoPortalConsulta',
      ['preparar', 'comparar'],
    ),
    component: lazy(() => import('#app/_screens/portal/catalogo/operadores/OperadoresScreen.tsx'), 'OperadoresScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/configuracoes/catalogo/operadores/$id',
    ...registro,
    component: lazy(() => import('#app/_screens/portal/catalogo/operadores/OperadorScreen.tsx'), 'OperadorScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/configuracoes/catalogo/fabricantes',
    ...listSearchFrom(
      () => import('#lib/portal/contracts/fabricante-no-portal-consulta.ts'),
      'fabricanteNoPortalConsulta',
      ['preparar', 'comparar'],
    ),
    component: lazy(
      () => import('#app/_screens/portal/catalogo/fabricantes/FabricantesScreen.tsx'),
      'FabricantesScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/configuracoes/catalogo/$id',
    ...registro,
    component: lazy(() => import('#app/_screens/portal/catalogo/ProdutoScreen.tsx'), 'ProdutoScreen'),
  }),
  tela(
    '/configuracoes/portal-unico',
    lazy(() => import('#app/_screens/portal/credenciais/PortalUnicoScreen.tsx'), 'PortalUnicoScreen'),
  ),
] as const;
