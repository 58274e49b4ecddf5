import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent as lazy,
  Outlet,
  type RouteComponent,
  type RouterHistory,
  redirect,
  useRouter,
  useRouterState,
} from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { SWRConfig } from 'swr';
import { BareLayout } from '#components/shell/BareLayout.tsx';
import type { SobreATela } from '#components/shell/sobre-a-tela.ts';
import { OnItsWay } from '#components/ui/feedback/OnItsWay.tsx';
import { pressPainted } from '#components/ui/feedback/press-painted.ts';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { hold } from '#components/ui/feedback/settling.ts';
import { DaPropriaEmpresa } from './DaPropriaEmpresa.tsx';
import { ErrorScreen, NaoEncontradaScreen } from './ErrorScreen.tsx';
import { firstReads } from './first-reads.ts';
import { type LazySearch, listSearchFrom, type RouterContext, searchFrom } from './lazy-search.ts';
import { criarHistorico } from './patches/next-history.ts';
import { openOwnCompany, refuseSession, requireSession } from './route-guard.ts';
import { SignedInLayout } from './SignedInLayout.tsx';
import { ALL_SCREENS } from './screens.ts';

const registro = searchFrom(() => import('#components/cadastro/registro-busca.ts'), 'registroBusca');
const novoRegistro = searchFrom(() => import('#components/cadastro/novo-registro-busca.ts'), 'novoRegistroBusca');

/** The route table: every path of the product, its access rule and its screen file, which loads when opened. */
const raiz = createRootRoute({
  component: Raiz,
  beforeLoad: ({ cause }) => (cause === 'stay' ? pressPainted() : undefined),
});

const fora = createRoute({ getParentRoute: () => raiz, id: 'fora', component: SignedOutLayout });
const semSessao = [
  createRoute({
    getParentRoute: () => fora,
    path: '/pages/login',
    beforeLoad: refuseSession,
    component: lazy(() => import('#app/_screens/pages/login/LoginScreen.tsx'), 'LoginScreen'),
  }),
  // Also open to signed-in people: an invitation link may be opened where somebody else is signed in.
  createRoute({
    getParentRoute: () => fora,
    path: '/pages/convite/$token',
    component: lazy(() => import('#app/_screens/pages/convite/ConviteScreen.tsx'), 'ConviteScreen'),
  }),
  // Where the company demands a second factor, a person without one sees nothing else.
  createRoute({
    getParentRoute: () => fora,
    path: '/pages/segundo-fator',
    beforeLoad: requireSession,
    component: lazy(
      () => import('#app/_screens/configuracoes/minha-conta/segundo-fator/SegundoFatorExigidoScreen.tsx'),
      'SegundoFatorExigidoScreen',
    ),
  }),
  createRoute({ getParentRoute: () => fora, path: '/', beforeLoad: irPara('/pages/login') }),
  createRoute({ getParentRoute: () => fora, path: '/pages', beforeLoad: irPara('/pages/login') }),
] as const;

const dentro = createRoute({
  getParentRoute: () => raiz,
  id: 'dentro',
  beforeLoad: requireSession,
  component: SignedInLayout,
});
const daEmpresa = createRoute({ getParentRoute: () => dentro, id: 'daEmpresa', component: DaPropriaEmpresa });
const naEmpresa = [
  createRoute({
    getParentRoute: () => daEmpresa,
    path: '/configuracoes/empresa/$idEmpresa/associados',
    ...listSearchFrom(() => import('#lib/contracts/consultas/importador.ts'), 'importadorConsulta'),
    component: lazy(
      () => import('#app/_screens/configuracoes/importadores/ImportadoresScreen.tsx'),
      'ImportadoresScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => daEmpresa,
    path: '/configuracoes/empresa/$idEmpresa/representante',
    ...listSearchFrom(() => import('#lib/contracts/consultas/representante.ts'), 'representanteConsulta'),
    component: lazy(
      () => import('#app/_screens/configuracoes/representantes/RepresentantesScreen.tsx'),
      'RepresentantesScreen',
    ),
  }),
] as const;
const comSessao = [
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

  desvio('/configuracoes', '/configuracoes/representante'),
  ...cadastroRoutes('/configuracoes/associados', {
    busca: listSearchFrom(() => import('#lib/contracts/consultas/importador.ts'), 'importadorConsulta'),
    lista: lazy(() => import('#app/_screens/configuracoes/importadores/ImportadoresScreen.tsx'), 'ImportadoresScreen'),
    telaDoNovo: lazy(
      () => import('#app/_screens/configuracoes/importadores/ImportadorScreen.tsx'),
      'NovoImportadorScreen',
    ),
    telaDeUm: lazy(() => import('#app/_screens/configuracoes/importadores/ImportadorScreen.tsx'), 'ImportadorScreen'),
  }),
  ...cadastroRoutes('/configuracoes/representante', {
    busca: listSearchFrom(() => import('#lib/contracts/consultas/representante.ts'), 'representanteConsulta'),
    lista: lazy(
      () => import('#app/_screens/configuracoes/representantes/RepresentantesScreen.tsx'),
      'RepresentantesScreen',
    ),
    telaDoNovo: lazy(
      () => import('#app/_screens/configuracoes/representantes/RepresentanteScreen.tsx'),
      'NovoRepresentanteScreen',
    ),
    telaDeUm: lazy(
      () => import('#app/_screens/configuracoes/representantes/RepresentanteScreen.tsx'),
      'RepresentanteScreen',
    ),
  }),
  tela(
    '/configuracoes/minha-conta',
    lazy(() => import('#app/_screens/configuracoes/minha-conta/MinhaContaScreen.tsx'), 'MinhaContaScreen'),
  ),
  createRoute({
    getParentRoute: () => dentro,
    path: '/configuracoes/empresa',
    beforeLoad: openOwnCompany,
    component: NaoEncontradaScreen,
  }),
  tela(
    '/configuracoes/empresa/$idEmpresa',
    lazy(() => import('#app/_screens/configuracoes/empresa/EmpresaScreen.tsx'), 'EmpresaScreen'),
  ),
  daEmpresa.addChildren(naEmpresa),
  ...cadastroRoutes('/configuracoes/matriz', {
    busca: listSearchFrom(() => import('#lib/contracts/consultas/matriz-tributacao.ts'), 'itemDaMatrizConsulta', [
      'gerar-xml',
    ]),
    buscaDoNovo: searchFrom(
      () => import('#app/_screens/configuracoes/matriz/novo-item-da-matriz-busca.ts'),
      'novoItemDaMatrizBusca',
    ),
    buscaDeUm: searchFrom(
      () => import('#app/_screens/configuracoes/matriz/item-da-matriz-busca.ts'),
      'itemDaMatrizBusca',
    ),
    lista: lazy(() => import('#app/_screens/configuracoes/matriz/MatrizScreen.tsx'), 'MatrizScreen'),
    telaDoNovo: lazy(
      () => import('#app/_screens/configuracoes/matriz/NovoItemDaMatrizScreen.tsx'),
      'NovoItemDaMatrizScreen',
    ),
    telaDeUm: lazy(() => import('#app/_screens/configuracoes/matriz/ItemDaMatrizScreen.tsx'), 'ItemDaMatrizScreen'),
  }),
  ...cadastroRoutes('/configuracoes/fornecedores', {
    busca: listSearchFrom(() => import('#lib/contracts/consultas/fornecedor.ts'), 'fornecedorConsulta'),
    lista: lazy(() => import('#app/_screens/configuracoes/fornecedores/FornecedoresScreen.tsx'), 'FornecedoresScreen'),
    telaDoNovo: lazy(
      () => import('#app/_screens/configuracoes/fornecedores/FornecedorScreen.tsx'),
      'NovoFornecedorScreen',
    ),
    telaDeUm: lazy(() => import('#app/_screens/configuracoes/fornecedores/FornecedorScreen.tsx'), 'FornecedorScreen'),
  }),
  ...cadastroRoutes('/configuracoes/itens', {
    busca: listSearchFrom(() => import('#lib/contracts/consultas/item.ts'), 'itemConsulta'),
    lista: lazy(() => import('#app/_screens/configuracoes/itens/ItensScreen.tsx'), 'ItensScreen'),
    telaDoNovo: lazy(() => import('#app/_screens/configuracoes/itens/ItemScreen.tsx'), 'NovoItemScreen'),
    telaDeUm: lazy(() => import('#app/_screens/configuracoes/itens/ItemScreen.tsx'), 'ItemScreen'),
  }),
  ...cadastroRoutes('/configuracoes/ncm', {
    busca: listSearchFrom(() => import('#lib/contracts/consultas/ncm.ts'), 'ncmConsulta'),
    lista: lazy(() => import('#app/_screens/configuracoes/ncm/NcmsScreen.tsx'), 'NcmsScreen'),
    telaDoNovo: lazy(() => import('#app/_screens/configuracoes/ncm/NcmScreen.tsx'), 'NovaNcmScreen'),
    telaDeUm: lazy(() => import('#app/_screens/configuracoes/ncm/NcmScreen.tsx'), 'NcmScreen'),
  }),
  ...cadastroRoutes('/configuracoes/tabelas/$tabela', {
    busca: listSearchFrom(() => import('#lib/contracts/consultas/tabela.ts'), 'tabelaConsulta'),
    lista: lazy(() => import('#app/_screens/configuracoes/tabelas/TabelaScreen.tsx'), 'TabelaScreen'),
    telaDoNovo: lazy(() => import('#app/_screens/configuracoes/tabelas/NovoDaTabelaScreen.tsx'), 'NovoDaTabelaScreen'),
    telaDeUm: lazy(() => import('#app/_screens/configuracoes/tabelas/DaTabelaScreen.tsx'), 'DaTabelaScreen'),
  }),
  ...cadastroRoutes('/configuracoes/parametros', {
    busca: searchFrom(
      () => import('#app/_screens/configuracoes/parametros/parametros-busca.ts'),
      'parametrosBusca',
      'PARAMETROS_BUSCA_PADRAO',
    ),
    buscaDoNovo: searchFrom(
      () => import('#app/_screens/configuracoes/parametros/novo-parametro-busca.ts'),
      'novoParametroBusca',
    ),
    lista: lazy(() => import('#app/_screens/configuracoes/parametros/ParametrosScreen.tsx'), 'ParametrosScreen'),
    telaDoNovo: lazy(
      () => import('#app/_screens/configuracoes/parametros/NovoParametroScreen.tsx'),
      'NovoParametroScreen',
    ),
    telaDeUm: lazy(() => import('#app/_screens/configuracoes/parametros/ParametroScreen.tsx'), 'ParametroScreen'),
  }),
  ...cadastroRoutes('/configuracoes/webhooks', {
    busca: listSearchFrom(() => import('#lib/contracts/consultas/webhook.ts'), 'webhookConsulta'),
    lista: lazy(() => import('#app/_screens/configuracoes/webhooks/WebhooksScreen.tsx'), 'WebhooksScreen'),
    telaDoNovo: lazy(() => import('#app/_screens/configuracoes/webhooks/WebhookScreen.tsx'), 'NovoWebhookScreen'),
    telaDeUm: lazy(() => import('#app/_screens/configuracoes/webhooks/WebhookScreen.tsx'), 'WebhookScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/configuracoes/catalogo',
    ...listSearchFrom(() => import('#lib/contracts/consultas/produto-no-portal.ts'), 'produtoNoPortalConsulta', [
      'preparar',
      'comparar',
    ]),
    component: lazy(() => import('#app/_screens/configuracoes/catalogo/CatalogoScreen.tsx'), 'CatalogoScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/configuracoes/catalogo/operadores',
    ...listSearchFrom(() => import('#lib/contracts/consultas/operador-no-portal.ts'), 'operadorNoPortalConsulta', [
      'preparar',
      'comparar',
    ]),
    component: lazy(
      () => import('#app/_screens/configuracoes/catalogo/operadores/OperadoresScreen.tsx'),
      'OperadoresScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/configuracoes/catalogo/operadores/$id',
    ...registro,
    component: lazy(
      () => import('#app/_screens/configuracoes/catalogo/operadores/OperadorScreen.tsx'),
      'OperadorScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/configuracoes/catalogo/fabricantes',
    ...listSearchFrom(() => import('#lib/contracts/consultas/fabricante-no-portal.ts'), 'fabricanteNoPortalConsulta', [
      'preparar',
      'comparar',
    ]),
    component: lazy(
      () => import('#app/_screens/configuracoes/catalogo/fabricantes/FabricantesScreen.tsx'),
      'FabricantesScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/configuracoes/catalogo/$id',
    ...registro,
    component: lazy(() => import('#app/_screens/configuracoes/catalogo/ProdutoScreen.tsx'), 'ProdutoScreen'),
  }),
  tela(
    '/configuracoes/portal-unico',
    lazy(() => import('#app/_screens/configuracoes/portal-unico/PortalUnicoScreen.tsx'), 'PortalUnicoScreen'),
  ),
  tela(
    '/configuracoes/importar/$recurso',
    lazy(() => import('#app/_screens/configuracoes/importar/ImportarPlanilhaScreen.tsx'), 'ImportarPlanilhaScreen'),
  ),
  desvio('/user', '/configuracoes/minha-conta'),

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

  // Must be last: the catch-all for unknown paths. It is behind the guard, so that strangers cannot learn which paths exist.
  tela('/$', NaoEncontradaScreen),
] as const;

const arvore = raiz.addChildren([fora.addChildren(semSessao), dentro.addChildren(comSessao)]);

export function criarRouter(history: RouterHistory = criarHistorico()) {
  const router = createRouter({
    routeTree: arvore,
    history,
    trailingSlash: 'never',
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorScreen,
    defaultPendingComponent: RecordSkeleton,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
  });
  const context: RouterContext = { latestHref: () => router.latestLocation.href };
  router.options.context = context as never;
  afterFirstScreen(router, () => {
    router.options.defaultPendingMs = Number.POSITIVE_INFINITY;
  });
  for (const rota of Object.values(router.routesByPath)) {
    const tela = TELAS_POR_CAMINHO.get(rota.fullPath);
    if (tela) rota.options.staticData = { tela };
  }
  return router;
}

/** The shell shows while the code of the first screen loads. Later a screen stays until the next one is there. */
function afterFirstScreen(router: Pick<AppRouter, 'subscribe'>, then: () => void): void {
  const stop = router.subscribe('onRendered', () => {
    stop();
    then();
  });
}

const TELAS_POR_CAMINHO: ReadonlyMap<string, SobreATela> = new Map(ALL_SCREENS);

export type AppRouter = ReturnType<typeof criarRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

function tela<const Caminho extends string>(path: Caminho, component: RouteComponent) {
  return createRoute({ getParentRoute: () => dentro, path, component });
}

interface TelasDoCadastro<
  Entrada,
  Busca extends object,
  EntradaDoNovo,
  BuscaDoNovo extends object,
  Novo extends string,
  EntradaDeUm,
  BuscaDeUm extends object,
> {
  /** The search parameters of the list. */
  busca: LazySearch<Entrada, Busca>;
  /** The search parameters of the new record's page, if it takes more than the usual starting values. */
  buscaDoNovo?: LazySearch<EntradaDoNovo, BuscaDoNovo>;
  /** The search parameters of an existing record's page, if it takes more than a field. */
  buscaDeUm?: LazySearch<EntradaDeUm, BuscaDeUm>;
  /** The last path segment of the page of a new record, if not `novo`. */
  novo?: Novo;
  lista: RouteComponent;
  telaDoNovo: RouteComponent;
  telaDeUm: RouteComponent;
}

/** The three routes of a register: the list, a new record and an existing record. */
function cadastroRoutes<
  const Caminho extends string,
  Entrada,
  Busca extends object,
  EntradaDoNovo = { de?: string | undefined },
  BuscaDoNovo extends object = { de?: string | undefined },
  const Novo extends string = 'novo',
  EntradaDeUm = { campo?: string | undefined },
  BuscaDeUm extends object = { campo?: string | undefined },
>(caminho: Caminho, telas: TelasDoCadastro<Entrada, Busca, EntradaDoNovo, BuscaDoNovo, Novo, EntradaDeUm, BuscaDeUm>) {
  const {
    busca,
    buscaDoNovo = novoRegistro as unknown as LazySearch<EntradaDoNovo, BuscaDoNovo>,
    buscaDeUm = registro as unknown as LazySearch<EntradaDeUm, BuscaDeUm>,
    novo = 'novo' as Novo,
  } = telas;
  return [
    createRoute({ getParentRoute: () => dentro, path: caminho, ...busca, component: telas.lista }),
    createRoute({
      getParentRoute: () => dentro,
      path: `${caminho}/${novo}`,
      ...buscaDoNovo,
      component: telas.telaDoNovo,
    }),
    createRoute({ getParentRoute: () => dentro, path: `${caminho}/$id`, ...buscaDeUm, component: telas.telaDeUm }),
  ] as const;
}

function desvio<const Caminho extends string>(path: Caminho, destino: string) {
  return createRoute({ getParentRoute: () => dentro, path, beforeLoad: irPara(destino) });
}

/** A path that only redirects. The route table's test opens each of these paths. */
function irPara(destino: string) {
  return (): never => {
    throw redirect({ to: destino as '/dashboard' });
  };
}

function Raiz() {
  const { history } = useRouter();
  // From the moment an address is asked for: the router says that it is on its way only with the next drawing.
  useLayoutEffect(() => history.subscribe(() => hold()()), [history]);
  const aCaminho = useRouterState({ select: ({ status }) => status === 'pending' });
  return (
    <>
      <Outlet />
      {aCaminho && <OnItsWay />}
    </>
  );
}

function SignedOutLayout() {
  return (
    <BareLayout>
      <SWRConfig value={firstReads}>
        <Outlet />
      </SWRConfig>
    </BareLayout>
  );
}
