import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router';
import { NaoEncontradaScreen } from '#app/_app/ErrorScreen.tsx';
import { listSearchFrom, searchFrom } from '#app/_app/lazy-search.ts';
import { openOwnCompany } from '#app/_app/route-guard.ts';
import { cadastroRoutes, daEmpresa, dentro, desvio, tela } from './kit.tsx';

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

/** Registers, the company and the person. */
export const configuracoes = [
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
      () => import('#app/_screens/configuracoes/matriz/ItemDaMatrizScreen.tsx'),
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
    telaDoNovo: lazy(() => import('#app/_screens/configuracoes/tabelas/DaTabelaScreen.tsx'), 'NovoDaTabelaScreen'),
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
    telaDoNovo: lazy(() => import('#app/_screens/configuracoes/parametros/ParametroScreen.tsx'), 'NovoParametroScreen'),
    telaDeUm: lazy(() => import('#app/_screens/configuracoes/parametros/ParametroScreen.tsx'), 'ParametroScreen'),
  }),
  ...cadastroRoutes('/configuracoes/webhooks', {
    busca: listSearchFrom(() => import('#lib/contracts/consultas/webhook.ts'), 'webhookConsulta'),
    lista: lazy(() => import('#app/_screens/configuracoes/webhooks/WebhooksScreen.tsx'), 'WebhooksScreen'),
    telaDoNovo: lazy(() => import('#app/_screens/configuracoes/webhooks/WebhookScreen.tsx'), 'NovoWebhookScreen'),
    telaDeUm: lazy(() => import('#app/_screens/configuracoes/webhooks/WebhookScreen.tsx'), 'WebhookScreen'),
  }),
  tela(
    '/configuracoes/importar/$recurso',
    lazy(() => import('#app/_screens/configuracoes/importar/ImportarPlanilhaScreen.tsx'), 'ImportarPlanilhaScreen'),
  ),
  desvio('/user', '/configuracoes/minha-conta'),
] as const;
