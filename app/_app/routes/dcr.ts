import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router';
import { listSearchFrom, searchFrom } from '#app/_app/lazy-search.ts';
import { cadastroRoutes, dentro, desvio, novoRegistro, registro, tela } from './kit.tsx';

/** The DCR-E, its products and the stock. */
export const dcr = [
  desvio('/dcr', '/dcr/novo-processo-dcr'),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dcr/novo-processo-dcr',
    ...searchFrom(() => import('#app/_screens/dcr/processos/processo/dcr-busca.ts'), 'novoDcrBusca'),
    component: lazy(
      () => import('#app/_screens/dcr/processos/novo/NovoProcessoDcrScreen.tsx'),
      'NovoProcessoDcrScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dcr/processos-dcr',
    ...listSearchFrom(() => import('#lib/contracts/consultas/dcr.ts'), 'dcrConsulta', ['conferir-arquivo']),
    component: lazy(() => import('#app/_screens/dcr/processos/lista/ProcessosDcrScreen.tsx'), 'ProcessosDcrScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dcr/processos-dcr/$id',
    ...searchFrom(() => import('#app/_screens/dcr/processos/processo/dcr-busca.ts'), 'dcrBusca', 'DCR_BUSCA_PADRAO'),
    component: lazy(() => import('#app/_screens/dcr/processos/processo/ProcessoDcrScreen.tsx'), 'ProcessoDcrScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dcr/produtos',
    ...listSearchFrom(() => import('#lib/contracts/consultas/produto.ts'), 'produtoConsulta'),
    component: lazy(() => import('#app/_screens/dcr/produtos/ProdutosScreen.tsx'), 'ProdutosScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dcr/produtos/novo',
    ...searchFrom(() => import('#app/_screens/dcr/produtos/novo-produto-busca.ts'), 'novoProdutoBusca'),
    component: lazy(() => import('#app/_screens/dcr/produtos/NovoProdutoScreen.tsx'), 'NovoProdutoScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dcr/produtos/$id',
    ...searchFrom(() => import('#app/_screens/dcr/produtos/produto-busca.ts'), 'produtoBusca', 'PRODUTO_BUSCA_PADRAO'),
    component: lazy(() => import('#app/_screens/dcr/produtos/ProdutoScreen.tsx'), 'ProdutoScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dcr/produtos/$id/estrutura/nova',
    ...novoRegistro,
    component: lazy(() => import('#app/_screens/dcr/produtos/NovaEstruturaScreen.tsx'), 'NovaEstruturaScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dcr/produtos/$id/estrutura/$estruturaId',
    ...registro,
    component: lazy(() => import('#app/_screens/dcr/produtos/EstruturaScreen.tsx'), 'EstruturaScreen'),
  }),
  ...cadastroRoutes('/dcr/compras-nacionais', {
    busca: listSearchFrom(() => import('#lib/contracts/consultas/compra-nacional.ts'), 'compraNacionalConsulta'),
    novo: 'nova',
    lista: lazy(
      () => import('#app/_screens/dcr/compras-nacionais/ComprasNacionaisScreen.tsx'),
      'ComprasNacionaisScreen',
    ),
    telaDoNovo: lazy(
      () => import('#app/_screens/dcr/compras-nacionais/CompraNacionalScreen.tsx'),
      'NovaCompraNacionalScreen',
    ),
    telaDeUm: lazy(
      () => import('#app/_screens/dcr/compras-nacionais/CompraNacionalScreen.tsx'),
      'CompraNacionalScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dcr/saldo-insumos',
    ...searchFrom(
      () => import('#app/_screens/dcr/saldo-insumos/saldo-insumos-busca.ts'),
      'saldoInsumosBusca',
      'SALDO_INSUMOS_BUSCA_PADRAO',
    ),
    component: lazy(() => import('#app/_screens/dcr/saldo-insumos/SaldoInsumosScreen.tsx'), 'SaldoInsumosScreen'),
  }),
  ...cadastroRoutes('/dcr/saldo-insumos/entradas', {
    busca: listSearchFrom(() => import('#lib/contracts/consultas/entrada-de-insumo.ts'), 'entradaDeInsumoConsulta'),
    novo: 'nova',
    lista: lazy(() => import('#app/_screens/dcr/saldo-insumos/entradas/EntradasScreen.tsx'), 'EntradasScreen'),
    telaDoNovo: lazy(() => import('#app/_screens/dcr/saldo-insumos/entradas/EntradaScreen.tsx'), 'NovaEntradaScreen'),
    telaDeUm: lazy(() => import('#app/_screens/dcr/saldo-insumos/entradas/EntradaScreen.tsx'), 'EntradaScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dcr/saldo-insumos/nao-convertidos',
    ...searchFrom(
      () => import('#app/_screens/dcr/saldo-insumos/nao-convertidos/nao-convertidos-busca.ts'),
      'naoConvertidosBusca',
      'NAO_CONVERTIDOS_BUSCA_PADRAO',
    ),
    component: lazy(
      () => import('#app/_screens/dcr/saldo-insumos/nao-convertidos/NaoConvertidosScreen.tsx'),
      'NaoConvertidosScreen',
    ),
  }),
  tela(
    '/dcr/saldo-insumos/inicial',
    lazy(() => import('#app/_screens/dcr/saldo-insumos/inicial/SaldoInicialScreen.tsx'), 'SaldoInicialScreen'),
  ),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dcr/saldo-insumos/$id',
    ...searchFrom(() => import('#app/_screens/dcr/saldo-insumos/lote-busca.ts'), 'loteBusca'),
    component: lazy(() => import('#app/_screens/dcr/saldo-insumos/LoteScreen.tsx'), 'LoteScreen'),
  }),
] as const;
