import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { v7 as uuidv7 } from 'uuid';
import { falarPortugues } from '#lib/contracts/frases-do-zod.ts';
import { linhasDePedidosRoutes } from '#server/comex/pedidos/linhas-de-pedidos-routes.ts';
import { pedidoRoutes } from '#server/comex/pedidos/pedido-routes.ts';
import { contaRoutes } from './accounts/access/account-routes.ts';
import { authRoutes } from './accounts/access/auth-routes.ts';
import { conviteRoutes } from './accounts/access/invitation-routes.ts';
import { empresaRoutes } from './accounts/company/company-routes.ts';
import { usuarioRoutes } from './accounts/company/user-routes.ts';
import { CADASTROS } from './cadastros.ts';
import { lookupDeFornecedor } from './comex/cadastros/fornecedor.ts';
import { lookupDeImportador } from './comex/cadastros/importador.ts';
import { lookupDeItem } from './comex/cadastros/item.ts';
import { moedaRoutes } from './comex/cadastros/moeda-routes.ts';
import { lookupDeMunicipio } from './comex/cadastros/municipio-routes.ts';
import { importacaoNcmRoutes } from './comex/cadastros/ncm-routes.ts';
import { type Ptax, ptaxEm } from './comex/cadastros/ptax.ts';
import { lookupDeRepresentante } from './comex/cadastros/representante.ts';
import { lookupsDasTabelas } from './comex/cadastros/tabelas.ts';
import { cambioRoutes } from './comex/cambio/cambio-routes.ts';
import { dciRoutes } from './comex/dci/dci-routes.ts';
import { habilitacaoRoutes } from './comex/dci/habilitacao/habilitacao-routes.ts';
import { notasDaDciRoutes } from './comex/dci/notas/notas-routes.ts';
import { dcrRoutes } from './comex/dcr/dcr-routes.ts';
import { adicaoRoutes } from './comex/declaracao/adicao-routes.ts';
import { comparacaoRoutes } from './comex/declaracao/comparacao-routes.ts';
import { retificacaoRoutes } from './comex/declaracao/retificacao-routes.ts';
import { custoRoutes } from './comex/despesas/custo-routes.ts';
import { itensDoProcessoRoutes } from './comex/itens-do-processo/itens-do-processo-routes.ts';
import { processoRoutes } from './comex/processo/processo-routes.ts';
import { lookupDeCompraNacional } from './comex/produtos/compra-nacional.ts';
import { estruturaRoutes } from './comex/produtos/estrutura-routes.ts';
import { lookupDeProduto } from './comex/produtos/produto.ts';
import { saldoInsumoRoutes } from './comex/saldo/saldo-insumo-routes.ts';
import { daiRoutes } from './comex/sefaz/dai-routes.ts';
import { esquemaXsdRoutes } from './comex/sefaz/esquema-xsd-routes.ts';
import { papeisDaDaiRoutes } from './comex/sefaz/papeis-da-dai-routes.ts';
import { xmlDaMatrizRoutes } from './comex/sefaz/xml-da-matriz-routes.ts';
import { apelidoRoutes } from './flows/apelido-routes.ts';
import { tomarCienciaDeVarias } from './flows/ciencia-de-varias.ts';
import { comecoRoutes } from './flows/comeco-routes.ts';
import { darPassoNaDci, desfazerPassoDaDci } from './flows/dar-passo-na-dci.ts';
import { darPassoNoDcr, desfazerPassoDoDcr } from './flows/dar-passo-no-dcr.ts';
import { diRoutes } from './flows/di-routes.ts';
import { desfazerMarca, marcarDai } from './flows/marcar-dai.ts';
import { passoRoutes } from './flows/passos-do-processo-routes.ts';
import { historicoRoutes } from './history-routes.ts';
import { exportacaoRoutes } from './outbound/backup/export-routes.ts';
import { type CentralDeAvisos, centralDeAvisos } from './outbound/notices/notice-center.ts';
import { avisoRoutes } from './outbound/notices/notice-routes.ts';
import { avisarDeMudancas } from './outbound/notices/tell-changes.ts';
import { anotarEntregas } from './outbound/webhooks/note-deliveries.ts';
import { webhookRoutes } from './outbound/webhooks/webhook-routes.ts';
import type { Relogio } from './platform/clock.ts';
import type { Conexao } from './platform/db/database.ts';
import { documentoRoutes } from './platform/files/attachment-routes.ts';
import type { Deposito } from './platform/files/blob-store.ts';
import { ouvirHistorico } from './platform/history/history-repository.ts';
import { registrarPaginaDaApi } from './platform/http/api-page.ts';
import { exigirSessao } from './platform/http/auth.ts';
import { opcoesDeConexao, type Prazos } from './platform/http/connections.ts';
import { type EspacoLivre, registrarEspaco } from './platform/http/disk-space.ts';
import { registrarErros } from './platform/http/errors.ts';
import { registrarIdempotencia } from './platform/http/idempotency.ts';
import { semDadosPessoais } from './platform/http/logger.ts';
import { registrarOpenApi } from './platform/http/openapi.ts';
import { registrarOutrasOrigens } from './platform/http/other-origins.ts';
import { registrarCabecalhos } from './platform/http/security-headers.ts';
import { registrarEncerramento } from './platform/http/shutdown.ts';
import { registrarSite } from './platform/http/static-site.ts';
import { registrarTextos } from './platform/http/text-guard.ts';
import { registrarXsrf } from './platform/http/xsrf.ts';
import { type Trabalhos, trabalhosDosServidores } from './platform/jobs/jobs.ts';
import { visaoRoutes } from './platform/saved-views/saved-view-routes.ts';
import type { Cofre } from './platform/security/vault.ts';
import type { RecursosImportados } from './platform/sheets/sheet-resource.ts';
import { planilhaRoutes } from './platform/sheets/sheet-routes.ts';
import { RECURSOS_IMPORTADOS } from './sheet-resources.ts';
import { buscaRoutes } from './views/busca/busca-routes.ts';
import { calculoDciRoutes } from './views/calculo/dci-routes.ts';
import { calculoDcrRoutes } from './views/calculo/dcr-routes.ts';
import { calculoIcmsRoutes } from './views/calculo/icms-routes.ts';
import { calculoImportacaoRoutes } from './views/calculo/importacao-routes.ts';
import { calculoSaldoRoutes } from './views/calculo/saldo-routes.ts';
import { calculoTcifRoutes } from './views/calculo/tcif-routes.ts';
import { linhagemRoutes } from './views/linhagem/linhagem-routes.ts';
import { mapaRoutes } from './views/mapa/mapa-routes.ts';
import { meuDiaRoutes } from './views/meu-dia/meu-dia-routes.ts';
import { painelRoutes } from './views/painel/painel-routes.ts';
import { espelhoRoutes } from './views/papeis/espelho-routes.ts';
import { relatorioRoutes } from './views/relatorios/relatorio-routes.ts';

export interface Pecas {
  conexao: Conexao;
  deposito: Deposito;
  relogio: Relogio;
  /** Where the secrets of webhooks are locked. */
  cofre: Cofre;
  versao: string;
  /** Folder of the exported site; without it only the API is served. */
  site?: string | undefined;
  /** Origins other than its own whose pages may call the API. */
  origens?: string[];
  /** Addresses whose word is taken for who asked, and over what. */
  proxies?: string[];
  /** Others in tests. */
  prazos?: Prazos;
  logger?: FastifyServerOptions['logger'];
  /** How the central bank is asked; another in tests. */
  ptax?: Ptax;
  /** What is left of the disk, where this server writes on one. */
  espacoLivre?: EspacoLivre | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What routes build their repositories and use cases from. */
    cais: {
      db: Conexao['db'];
      deposito: Deposito;
      relogio: Relogio;
      versao: string;
      cofre: Cofre;
      ptax: Ptax;
      central: CentralDeAvisos;
      trabalhos: Trabalhos;
      planilhas: RecursosImportados;
    };
  }
}

export async function buildApp({
  conexao,
  deposito,
  relogio,
  cofre,
  versao,
  site,
  origens = [],
  proxies = [],
  prazos,
  logger = false,
  ptax = ptaxEm(),
  espacoLivre,
}: Pecas): Promise<FastifyInstance> {
  falarPortugues();
  ouvirHistorico([avisarDeMudancas, anotarEntregas]);
  const app = Fastify({
    logger: semDadosPessoais(logger),
    genReqId: () => uuidv7(),
    forceCloseConnections: 'idle',
    trustProxy: proxies.length > 0 ? proxies : false,
    ...opcoesDeConexao(prazos),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const central = centralDeAvisos(conexao);
  app.addHook('preClose', () => central.fechar());
  const trabalhos = trabalhosDosServidores(conexao, app.log);
  app.decorate('cais', {
    db: conexao.db,
    deposito,
    relogio,
    versao,
    cofre,
    ptax,
    central,
    trabalhos,
    planilhas: RECURSOS_IMPORTADOS,
  });

  registrarErros(app);
  registrarEncerramento(app);
  await registrarCabecalhos(app, site);
  await registrarOutrasOrigens(app, origens);
  await app.register(cookie);
  await app.register(multipart);
  registrarXsrf(app);
  registrarTextos(app);
  await registrarOpenApi(app, versao);
  await registrarPaginaDaApi(app);

  app.withTypeProvider<ZodTypeProvider>().get('/saude', { schema: { hide: true } }, async () => {
    await conexao.db.execute(sql`select 1`);
    return { ok: true, banco: conexao.tipo, versao };
  });
  await app.register(authRoutes);
  await app.register(conviteRoutes);
  await app.register(apiRoutes, { prefix: '/api', espacoLivre });
  if (site) await registrarSite(app, site);
  return app;
}

/** Everything under /api belongs to whoever is signed in. */
async function apiRoutes(api: FastifyInstance, { espacoLivre }: Pick<Pecas, 'espacoLivre'>): Promise<void> {
  exigirSessao(api);
  if (espacoLivre) registrarEspaco(api, espacoLivre);
  registrarIdempotencia(api);
  for (const rotas of ROTAS) await api.register(rotas);
}

const ROTAS = [
  moedaRoutes,
  processoRoutes,
  passoRoutes,
  comecoRoutes,
  adicaoRoutes,
  itensDoProcessoRoutes,
  apelidoRoutes,
  diRoutes,
  retificacaoRoutes,
  comparacaoRoutes,
  custoRoutes,
  cambioRoutes,
  espelhoRoutes,
  documentoRoutes,
  linhasDePedidosRoutes,
  pedidoRoutes,
  estruturaRoutes,
  ...CADASTROS.map(({ rotas }) => rotas),
  lookupDeFornecedor,
  lookupDeItem,
  lookupDeImportador,
  lookupDeRepresentante,
  lookupDeProduto,
  lookupDeCompraNacional,
  lookupsDasTabelas,
  lookupDeMunicipio,
  importacaoNcmRoutes,
  historicoRoutes,
  contaRoutes,
  empresaRoutes,
  exportacaoRoutes,
  usuarioRoutes,
  calculoImportacaoRoutes,
  calculoIcmsRoutes,
  calculoTcifRoutes,
  calculoDcrRoutes,
  calculoDciRoutes,
  calculoSaldoRoutes,
  esquemaXsdRoutes,
  xmlDaMatrizRoutes,
  buscaRoutes,
  visaoRoutes,
  relatorioRoutes,
  papeisDaDaiRoutes,
  painelRoutes,
  avisoRoutes,
  webhookRoutes,
  daiRoutes({ marcar: marcarDai, desfazer: desfazerMarca, tomarCienciaDeVarias }),
  dcrRoutes({ dar: darPassoNoDcr, desfazer: desfazerPassoDoDcr }),
  dciRoutes({ dar: darPassoNaDci, desfazer: desfazerPassoDaDci }),
  notasDaDciRoutes,
  habilitacaoRoutes,
  saldoInsumoRoutes,
  linhagemRoutes,
  mapaRoutes,
  planilhaRoutes,
  meuDiaRoutes,
];
