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
import type { z } from 'zod';
import { ajudaBusca } from '#app/_screens/ajuda/ajuda-busca.ts';
import { componentesBusca } from '#app/_screens/components/galeria/componentes-busca.ts';
import { novoItemDaMatrizBusca } from '#app/_screens/configuracoes/matriz/novo-item-da-matriz-busca.ts';
import { novoParametroBusca } from '#app/_screens/configuracoes/parametros/novo-parametro-busca.ts';
import { DCI_BUSCA_PADRAO, dciBusca, novaDciBusca } from '#app/_screens/dci/processos/processo/dci-busca.ts';
import { DCR_BUSCA_PADRAO, dcrBusca, novoDcrBusca } from '#app/_screens/dcr/processos/processo/dcr-busca.ts';
import { novoProdutoBusca } from '#app/_screens/dcr/produtos/novo-produto-busca.ts';
import { PRODUTO_BUSCA_PADRAO, produtoBusca } from '#app/_screens/dcr/produtos/produto-busca.ts';
import { loteBusca } from '#app/_screens/dcr/saldo-insumos/lote-busca.ts';
import { SALDO_INSUMOS_BUSCA_PADRAO, saldoInsumosBusca } from '#app/_screens/dcr/saldo-insumos/saldo-insumos-busca.ts';
import { adicaoBusca } from '#app/_screens/importacao/adicao/adicao-busca.ts';
import { PEDIDO_BUSCA_PADRAO, pedidoBusca } from '#app/_screens/importacao/pedidos/pedido-busca.ts';
import { RELATORIO_BUSCA_PADRAO, relatorioBusca } from '#app/_screens/importacao/pedidos/relatorio-busca.ts';
import { PROCESSOS_BUSCA_PADRAO, processosBusca } from '#app/_screens/importacao/processos/lista/processos-busca.ts';
import { ASSISTENTE_BUSCA_PADRAO, assistenteBusca } from '#app/_screens/importacao/processos/novo/assistente-busca.ts';
import { PROCESSO_BUSCA_PADRAO, processoBusca } from '#app/_screens/importacao/processos/processo/processo-busca.ts';
import { relatoriosBusca } from '#app/_screens/importacao/relatorios/relatorios-busca.ts';
import { DAI_BUSCA_PADRAO, daiBusca } from '#app/_screens/importacao/sefaz/campos/dai-busca.ts';
import { linhagemBusca } from '#app/_screens/linhagem/linhagem-busca.ts';
import { mapaBusca } from '#app/_screens/mapa/mapa-busca.ts';
import { MEU_DIA_BUSCA_PADRAO, meuDiaBusca } from '#app/_screens/meu-dia/meu-dia-busca.ts';
import { DASHBOARD_BUSCA_PADRAO, dashboardBusca } from '#app/_screens/painel/painel-busca.ts';
import { novoRegistroBusca } from '#components/cadastro/novo-registro-busca.ts';
import { registroBusca } from '#components/cadastro/registro-busca.ts';
import { BareLayout } from '#components/shell/BareLayout.tsx';
import type { SobreATela } from '#components/shell/sobre-a-tela.ts';
import { buscaDeLista, buscaPadrao } from '#lib/contracts/busca-de-lista.ts';
import { compraNacionalConsulta } from '#lib/contracts/consultas/compra-nacional.ts';
import { daiConsulta } from '#lib/contracts/consultas/dai.ts';
import { dciConsulta } from '#lib/contracts/consultas/dci.ts';
import { dcrConsulta } from '#lib/contracts/consultas/dcr.ts';
import { entradaDeInsumoConsulta } from '#lib/contracts/consultas/entrada-de-insumo.ts';
import { fornecedorConsulta } from '#lib/contracts/consultas/fornecedor.ts';
import { importadorConsulta } from '#lib/contracts/consultas/importador.ts';
import { itemConsulta } from '#lib/contracts/consultas/item.ts';
import { itemDaMatrizConsulta } from '#lib/contracts/consultas/matriz-tributacao.ts';
import { ncmConsulta } from '#lib/contracts/consultas/ncm.ts';
import { parametroConsulta } from '#lib/contracts/consultas/parametro.ts';
import { pedidoConsulta } from '#lib/contracts/consultas/pedido.ts';
import { linhasDePedidosConsulta } from '#lib/contracts/consultas/pedido-item.ts';
import { produtoConsulta } from '#lib/contracts/consultas/produto.ts';
import { representanteConsulta } from '#lib/contracts/consultas/representante.ts';
import { tabelaConsulta } from '#lib/contracts/consultas/tabela.ts';
import { webhookConsulta } from '#lib/contracts/consultas/webhook.ts';
import { DaPropriaEmpresa } from './DaPropriaEmpresa.tsx';
import { ErrorScreen, NaoEncontradaScreen } from './ErrorScreen.tsx';
import { criarHistorico } from './patches/next-history.ts';
import { openOwnCompany, refuseSession, requireSession } from './route-guard.ts';
import { ALL_SCREENS } from './screens.ts';

/** The route table: every path of the product, its access rule and its screen file, which loads when opened. */
const raiz = createRootRoute({ component: Outlet });

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
  createRoute({ getParentRoute: () => fora, path: '/', beforeLoad: irPara('/pages/login') }),
  createRoute({ getParentRoute: () => fora, path: '/pages', beforeLoad: irPara('/pages/login') }),
] as const;

const dentro = createRoute({
  getParentRoute: () => raiz,
  id: 'dentro',
  beforeLoad: requireSession,
  component: lazy(() => import('./SignedInLayout.tsx'), 'SignedInLayout'),
});
const daEmpresa = createRoute({ getParentRoute: () => dentro, id: 'daEmpresa', component: DaPropriaEmpresa });
const naEmpresa = [
  createRoute({
    getParentRoute: () => daEmpresa,
    path: '/configuracoes/empresa/$idEmpresa/associados',
    ...busca(importadorConsulta),
    component: lazy(
      () => import('#app/_screens/configuracoes/importadores/ImportadoresScreen.tsx'),
      'ImportadoresScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => daEmpresa,
    path: '/configuracoes/empresa/$idEmpresa/representante',
    ...busca(representanteConsulta),
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
    validateSearch: dashboardBusca,
    search: { middlewares: [stripSearchParams(DASHBOARD_BUSCA_PADRAO)] },
    component: lazy(() => import('#app/_screens/painel/PainelScreen.tsx'), 'PainelScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/meu-dia',
    validateSearch: meuDiaBusca,
    search: { middlewares: [stripSearchParams(MEU_DIA_BUSCA_PADRAO)] },
    component: lazy(() => import('#app/_screens/meu-dia/MeuDiaScreen.tsx'), 'MeuDiaScreen'),
  }),

  createRoute({
    getParentRoute: () => dentro,
    path: '/ajuda',
    validateSearch: ajudaBusca,
    component: lazy(() => import('#app/_screens/ajuda/AjudaScreen.tsx'), 'AjudaScreen'),
  }),

  desvio('/importacao', '/importacao/relatorioPos'),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/relatorioPos',
    ...busca(pedidoConsulta),
    component: lazy(() => import('#app/_screens/importacao/pedidos/PedidosScreen.tsx'), 'PedidosScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/relatorioPos/saldos',
    ...busca(linhasDePedidosConsulta),
    component: lazy(() => import('#app/_screens/importacao/pedidos/SaldosScreen.tsx'), 'SaldosScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/relatorioPos/relatorio',
    validateSearch: relatorioBusca,
    search: { middlewares: [stripSearchParams(RELATORIO_BUSCA_PADRAO)] },
    component: lazy(() => import('#app/_screens/importacao/pedidos/RelatorioScreen.tsx'), 'RelatorioScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/relatorioPos/novo',
    validateSearch: novoRegistroBusca,
    component: lazy(() => import('#app/_screens/importacao/pedidos/NovoPedidoScreen.tsx'), 'NovoPedidoScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/relatorioPos/$id',
    validateSearch: pedidoBusca,
    search: { middlewares: [stripSearchParams(PEDIDO_BUSCA_PADRAO)] },
    component: lazy(() => import('#app/_screens/importacao/pedidos/PedidoScreen.tsx'), 'PedidoScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/novo-processo',
    validateSearch: assistenteBusca,
    search: { middlewares: [stripSearchParams(ASSISTENTE_BUSCA_PADRAO)] },
    component: lazy(() => import('#app/_screens/importacao/processos/novo/AssistenteScreen.tsx'), 'AssistenteScreen'),
  }),
  desvio('/importacao/relatorios', '/importacao/relatorios/registro-de-di'),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/relatorios/$relatorio',
    validateSearch: relatoriosBusca,
    component: lazy(() => import('#app/_screens/importacao/relatorios/RelatoriosScreen.tsx'), 'RelatoriosScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/processos',
    validateSearch: processosBusca,
    search: { middlewares: [stripSearchParams(PROCESSOS_BUSCA_PADRAO)] },
    component: lazy(() => import('#app/_screens/importacao/processos/lista/ProcessosScreen.tsx'), 'ProcessosScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/processos/$id',
    validateSearch: processoBusca,
    search: { middlewares: [stripSearchParams(PROCESSO_BUSCA_PADRAO)] },
    component: lazy(() => import('#app/_screens/importacao/processos/processo/ProcessoScreen.tsx'), 'ProcessoScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/processos/$id/adicao/$numero',
    validateSearch: adicaoBusca,
    component: lazy(() => import('#app/_screens/importacao/adicao/AdicaoScreen.tsx'), 'AdicaoScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/sefaz',
    ...busca(daiConsulta),
    component: lazy(() => import('#app/_screens/importacao/sefaz/fila/SefazScreen.tsx'), 'SefazScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/importacao/sefaz/$id',
    validateSearch: daiBusca,
    search: { middlewares: [stripSearchParams(DAI_BUSCA_PADRAO)] },
    component: lazy(() => import('#app/_screens/importacao/sefaz/dai/DaiScreen.tsx'), 'DaiScreen'),
  }),

  desvio('/configuracoes', '/configuracoes/representante'),
  ...cadastroRoutes('/configuracoes/associados', {
    consulta: importadorConsulta,
    lista: lazy(() => import('#app/_screens/configuracoes/importadores/ImportadoresScreen.tsx'), 'ImportadoresScreen'),
    telaDoNovo: lazy(
      () => import('#app/_screens/configuracoes/importadores/NovoImportadorScreen.tsx'),
      'NovoImportadorScreen',
    ),
    telaDeUm: lazy(() => import('#app/_screens/configuracoes/importadores/ImportadorScreen.tsx'), 'ImportadorScreen'),
  }),
  ...cadastroRoutes('/configuracoes/representante', {
    consulta: representanteConsulta,
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
    consulta: itemDaMatrizConsulta,
    dialogos: ['gerar-xml'],
    buscaDoNovo: novoItemDaMatrizBusca,
    lista: lazy(() => import('#app/_screens/configuracoes/matriz/MatrizScreen.tsx'), 'MatrizScreen'),
    telaDoNovo: lazy(
      () => import('#app/_screens/configuracoes/matriz/NovoItemDaMatrizScreen.tsx'),
      'NovoItemDaMatrizScreen',
    ),
    telaDeUm: lazy(() => import('#app/_screens/configuracoes/matriz/ItemDaMatrizScreen.tsx'), 'ItemDaMatrizScreen'),
  }),
  ...cadastroRoutes('/configuracoes/fornecedores', {
    consulta: fornecedorConsulta,
    lista: lazy(() => import('#app/_screens/configuracoes/fornecedores/FornecedoresScreen.tsx'), 'FornecedoresScreen'),
    telaDoNovo: lazy(
      () => import('#app/_screens/configuracoes/fornecedores/FornecedorScreen.tsx'),
      'NovoFornecedorScreen',
    ),
    telaDeUm: lazy(() => import('#app/_screens/configuracoes/fornecedores/FornecedorScreen.tsx'), 'FornecedorScreen'),
  }),
  ...cadastroRoutes('/configuracoes/itens', {
    consulta: itemConsulta,
    lista: lazy(() => import('#app/_screens/configuracoes/itens/ItensScreen.tsx'), 'ItensScreen'),
    telaDoNovo: lazy(() => import('#app/_screens/configuracoes/itens/ItemScreen.tsx'), 'NovoItemScreen'),
    telaDeUm: lazy(() => import('#app/_screens/configuracoes/itens/ItemScreen.tsx'), 'ItemScreen'),
  }),
  ...cadastroRoutes('/configuracoes/ncm', {
    consulta: ncmConsulta,
    lista: lazy(() => import('#app/_screens/configuracoes/ncm/NcmsScreen.tsx'), 'NcmsScreen'),
    telaDoNovo: lazy(() => import('#app/_screens/configuracoes/ncm/NcmScreen.tsx'), 'NovaNcmScreen'),
    telaDeUm: lazy(() => import('#app/_screens/configuracoes/ncm/NcmScreen.tsx'), 'NcmScreen'),
  }),
  ...cadastroRoutes('/configuracoes/tabelas/$tabela', {
    consulta: tabelaConsulta,
    lista: lazy(() => import('#app/_screens/configuracoes/tabelas/TabelaScreen.tsx'), 'TabelaScreen'),
    telaDoNovo: lazy(() => import('#app/_screens/configuracoes/tabelas/NovoDaTabelaScreen.tsx'), 'NovoDaTabelaScreen'),
    telaDeUm: lazy(() => import('#app/_screens/configuracoes/tabelas/DaTabelaScreen.tsx'), 'DaTabelaScreen'),
  }),
  ...cadastroRoutes('/configuracoes/parametros', {
    consulta: parametroConsulta,
    dialogos: ['sefaz-am'],
    buscaDoNovo: novoParametroBusca,
    lista: lazy(() => import('#app/_screens/configuracoes/parametros/ParametrosScreen.tsx'), 'ParametrosScreen'),
    telaDoNovo: lazy(
      () => import('#app/_screens/configuracoes/parametros/NovoParametroScreen.tsx'),
      'NovoParametroScreen',
    ),
    telaDeUm: lazy(() => import('#app/_screens/configuracoes/parametros/ParametroScreen.tsx'), 'ParametroScreen'),
  }),
  ...cadastroRoutes('/configuracoes/webhooks', {
    consulta: webhookConsulta,
    lista: lazy(() => import('#app/_screens/configuracoes/webhooks/WebhooksScreen.tsx'), 'WebhooksScreen'),
    telaDoNovo: lazy(() => import('#app/_screens/configuracoes/webhooks/NovoWebhookScreen.tsx'), 'NovoWebhookScreen'),
    telaDeUm: lazy(() => import('#app/_screens/configuracoes/webhooks/WebhookScreen.tsx'), 'WebhookScreen'),
  }),
  tela(
    '/configuracoes/importar/$recurso',
    lazy(() => import('#app/_screens/configuracoes/importar/ImportarPlanilhaScreen.tsx'), 'ImportarPlanilhaScreen'),
  ),
  desvio('/user', '/configuracoes/minha-conta'),

  desvio('/dci', '/dci/novo-processo-dci'),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dci/novo-processo-dci',
    validateSearch: novaDciBusca,
    component: lazy(
      () => import('#app/_screens/dci/processos/novo/NovoProcessoDciScreen.tsx'),
      'NovoProcessoDciScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dci/processos-dci',
    ...busca(dciConsulta, ['conferir-arquivo', 'habilitacao']),
    component: lazy(() => import('#app/_screens/dci/processos/lista/ProcessosDciScreen.tsx'), 'ProcessosDciScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dci/processos-dci/$id',
    validateSearch: dciBusca,
    search: { middlewares: [stripSearchParams(DCI_BUSCA_PADRAO as never) as never] },
    component: lazy(() => import('#app/_screens/dci/processos/processo/ProcessoDciScreen.tsx'), 'ProcessoDciScreen'),
  }),

  desvio('/dcr', '/dcr/novo-processo-dcr'),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dcr/novo-processo-dcr',
    validateSearch: novoDcrBusca,
    component: lazy(
      () => import('#app/_screens/dcr/processos/novo/NovoProcessoDcrScreen.tsx'),
      'NovoProcessoDcrScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dcr/processos-dcr',
    ...busca(dcrConsulta, ['conferir-arquivo']),
    component: lazy(() => import('#app/_screens/dcr/processos/lista/ProcessosDcrScreen.tsx'), 'ProcessosDcrScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dcr/processos-dcr/$id',
    validateSearch: dcrBusca,
    search: { middlewares: [stripSearchParams(DCR_BUSCA_PADRAO)] },
    component: lazy(() => import('#app/_screens/dcr/processos/processo/ProcessoDcrScreen.tsx'), 'ProcessoDcrScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dcr/produtos',
    ...busca(produtoConsulta),
    component: lazy(() => import('#app/_screens/dcr/produtos/ProdutosScreen.tsx'), 'ProdutosScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dcr/produtos/novo',
    validateSearch: novoProdutoBusca,
    component: lazy(() => import('#app/_screens/dcr/produtos/NovoProdutoScreen.tsx'), 'NovoProdutoScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dcr/produtos/$id',
    validateSearch: produtoBusca,
    search: { middlewares: [stripSearchParams(PRODUTO_BUSCA_PADRAO)] },
    component: lazy(() => import('#app/_screens/dcr/produtos/ProdutoScreen.tsx'), 'ProdutoScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dcr/produtos/$id/estrutura/nova',
    validateSearch: novoRegistroBusca,
    component: lazy(() => import('#app/_screens/dcr/produtos/NovaEstruturaScreen.tsx'), 'NovaEstruturaScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dcr/produtos/$id/estrutura/$estruturaId',
    validateSearch: registroBusca,
    component: lazy(() => import('#app/_screens/dcr/produtos/EstruturaScreen.tsx'), 'EstruturaScreen'),
  }),
  ...cadastroRoutes('/dcr/compras-nacionais', {
    consulta: compraNacionalConsulta,
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
    validateSearch: saldoInsumosBusca,
    search: { middlewares: [stripSearchParams(SALDO_INSUMOS_BUSCA_PADRAO)] },
    component: lazy(() => import('#app/_screens/dcr/saldo-insumos/SaldoInsumosScreen.tsx'), 'SaldoInsumosScreen'),
  }),
  ...cadastroRoutes('/dcr/saldo-insumos/entradas', {
    consulta: entradaDeInsumoConsulta,
    novo: 'nova',
    lista: lazy(() => import('#app/_screens/dcr/saldo-insumos/entradas/EntradasScreen.tsx'), 'EntradasScreen'),
    telaDoNovo: lazy(() => import('#app/_screens/dcr/saldo-insumos/entradas/EntradaScreen.tsx'), 'NovaEntradaScreen'),
    telaDeUm: lazy(() => import('#app/_screens/dcr/saldo-insumos/entradas/EntradaScreen.tsx'), 'EntradaScreen'),
  }),
  createRoute({
    getParentRoute: () => dentro,
    path: '/dcr/saldo-insumos/$id',
    validateSearch: loteBusca,
    component: lazy(() => import('#app/_screens/dcr/saldo-insumos/LoteScreen.tsx'), 'LoteScreen'),
  }),

  createRoute({
    getParentRoute: () => dentro,
    path: '/linhagem/$tipo/$id',
    validateSearch: linhagemBusca,
    component: lazy(() => import('#app/_screens/linhagem/LinhagemScreen.tsx'), 'LinhagemScreen'),
  }),

  createRoute({
    getParentRoute: () => dentro,
    path: '/components',
    validateSearch: componentesBusca,
    component: lazy(() => import('#app/_screens/components/ComponentesScreen.tsx'), 'ComponentesScreen'),
  }),
  desvio('/maps', '/maps/fullscreen'),
  createRoute({
    getParentRoute: () => dentro,
    path: '/maps/fullscreen',
    validateSearch: mapaBusca,
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
  });
  for (const rota of Object.values(router.routesByPath)) {
    const tela = TELAS_POR_CAMINHO.get(rota.fullPath);
    if (tela) rota.options.staticData = { tela };
  }
  return router;
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

interface TelasDoCadastro<Forma extends z.ZodRawShape, Novo extends string, BuscaDoNovo extends object> {
  /** The query parameters that the API takes for the list. */
  consulta: z.ZodObject<Forma>;
  /** The dialogs that open from the address, over or below the list. */
  dialogos?: readonly string[];
  /** The last path segment of the page of a new record, if not `novo`. */
  novo?: Novo;
  /** The search parameters of the new record's page, if it takes more than the usual starting values. */
  buscaDoNovo?: z.ZodType<BuscaDoNovo>;
  lista: RouteComponent;
  telaDoNovo: RouteComponent;
  telaDeUm: RouteComponent;
}

/** The three routes of a register: the list, a new record and an existing record. */
function cadastroRoutes<
  const Caminho extends string,
  Forma extends z.ZodRawShape,
  const Novo extends string = 'novo',
  BuscaDoNovo extends object = z.output<typeof novoRegistroBusca>,
>(caminho: Caminho, telas: TelasDoCadastro<Forma, Novo, BuscaDoNovo>) {
  const {
    consulta,
    dialogos,
    novo = 'novo' as Novo,
    buscaDoNovo = novoRegistroBusca as unknown as z.ZodType<BuscaDoNovo>,
  } = telas;
  return [
    createRoute({
      getParentRoute: () => dentro,
      path: caminho,
      ...busca(consulta, dialogos),
      component: telas.lista,
    }),
    createRoute({
      getParentRoute: () => dentro,
      path: `${caminho}/${novo}`,
      validateSearch: buscaDoNovo,
      component: telas.telaDoNovo,
    }),
    createRoute({
      getParentRoute: () => dentro,
      path: `${caminho}/$id`,
      validateSearch: registroBusca,
      component: telas.telaDeUm,
    }),
  ] as const;
}

function desvio<const Caminho extends string>(path: Caminho, destino: string) {
  return createRoute({ getParentRoute: () => dentro, path, beforeLoad: irPara(destino) });
}

/** The search parameters of a list's address, from the query that its API takes. */
function busca<Forma extends z.ZodRawShape, const Dialogo extends string = never>(
  consulta: z.ZodObject<Forma>,
  dialogos: readonly Dialogo[] = [],
) {
  return {
    validateSearch: buscaDeLista(consulta, dialogos),
    search: { middlewares: [stripSearchParams(buscaPadrao(consulta) as never) as never] },
  };
}

/** A path that only redirects. The route table's test opens each of these paths. */
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
