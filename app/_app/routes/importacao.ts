import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router';
import { listSearchFrom, searchFrom } from '#app/_app/lazy-search.ts';
import { dentro, desvio, novoRegistro } from './kit.tsx';

/** Orders, processos, declarations, the Sefaz and the reports. */
export const importacao = [
  desvio('/importacao', '/importacao/relatorioPos'),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/relatorioPos',
    ...listSearchFrom(() => import('#lib/contracts/consultas/pedido.ts'), 'pedidoConsulta'),
    component: lazy(() => import('#app/_screens/importacao/pedidos/PedidosScreen.tsx'), 'PedidosScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/relatorioPos/saldos',
    ...listSearchFrom(() => import('#lib/contracts/consultas/pedido-item.ts'), 'linhasDePedidosConsulta'),
    component: lazy(() => import('#app/_screens/importacao/pedidos/SaldosScreen.tsx'), 'SaldosScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/relatorioPos/relatorio',
    ...searchFrom(
      () => import('#app/_screens/importacao/pedidos/relatorio-busca.ts'),
      'relatorioBusca',
      'RELATORIO_BUSCA_PADRAO',
    ),
    component: lazy(() => import('#app/_screens/importacao/pedidos/RelatorioScreen.tsx'), 'RelatorioScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/relatorioPos/novo',
    ...novoRegistro,
    component: lazy(() => import('#app/_screens/importacao/pedidos/NovoPedidoScreen.tsx'), 'NovoPedidoScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/relatorioPos/$id',
    ...searchFrom(
      () => import('#app/_screens/importacao/pedidos/pedido-busca.ts'),
      'pedidoBusca',
      'PEDIDO_BUSCA_PADRAO',
    ),
    component: lazy(() => import('#app/_screens/importacao/pedidos/PedidoScreen.tsx'), 'PedidoScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/novo-processo',
    ...searchFrom(
      () => import('#app/_screens/importacao/processos/novo/assistente-busca.ts'),
      'assistenteBusca',
      'ASSISTENTE_BUSCA_PADRAO',
    ),
    component: lazy(() => import('#app/_screens/importacao/processos/novo/AssistenteScreen.tsx'), 'AssistenteScreen'),
  }),
  desvio('/importacao/relatorios', '/importacao/relatorios/registro-de-di'),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/relatorios/$relatorio',
    ...searchFrom(() => import('#app/_screens/importacao/relatorios/relatorios-busca.ts'), 'relatoriosBusca'),
    component: lazy(() => import('#app/_screens/importacao/relatorios/RelatoriosScreen.tsx'), 'RelatoriosScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/historico',
    ...searchFrom(
      () => import('#app/_screens/importacao/processos/historico/historico-busca.ts'),
      'historicoBusca',
      'HISTORICO_BUSCA_PADRAO',
    ),
    component: lazy(
      () => import('#app/_screens/importacao/processos/historico/HistoricoTrazidoScreen.tsx'),
      'HistoricoTrazidoScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/historico/cadastros',
    component: lazy(
      () => import('#app/_screens/importacao/processos/historico/CadastrosPropostosScreen.tsx'),
      'CadastrosPropostosScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/processos',
    ...searchFrom(
      () => import('#app/_screens/importacao/processos/lista/processos-busca.ts'),
      'processosBusca',
      'PROCESSOS_BUSCA_PADRAO',
      'adiantarProcessos',
    ),
    component: lazy(() => import('#app/_screens/importacao/processos/lista/ProcessosScreen.tsx'), 'ProcessosScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/processos/$id',
    ...searchFrom(
      () => import('#app/_screens/importacao/processos/processo/processo-busca.ts'),
      'processoBusca',
      'PROCESSO_BUSCA_PADRAO',
    ),
    component: lazy(() => import('#app/_screens/importacao/processos/processo/ProcessoScreen.tsx'), 'ProcessoScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/processos/$id/adicao/$numero',
    ...searchFrom(() => import('#app/_screens/importacao/adicao/adicao-busca.ts'), 'adicaoBusca'),
    component: lazy(() => import('#app/_screens/importacao/adicao/AdicaoScreen.tsx'), 'AdicaoScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/sefaz',
    ...listSearchFrom(() => import('#lib/contracts/consultas/dai.ts'), 'daiConsulta'),
    component: lazy(() => import('#app/_screens/importacao/sefaz/fila/SefazScreen.tsx'), 'SefazScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/sefaz/$id',
    ...searchFrom(() => import('#app/_screens/importacao/sefaz/campos/dai-busca.ts'), 'daiBusca', 'DAI_BUSCA_PADRAO'),
    component: lazy(() => import('#app/_screens/importacao/sefaz/dai/DaiScreen.tsx'), 'DaiScreen'),
  }),
] as const;
