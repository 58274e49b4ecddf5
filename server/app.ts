import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifySerializerCompiler, type FastifyServerOptions } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { falarPortugues } from '#lib/contracts/platform/frases-do-zod.ts';
import { linhasDePedidosRoutes } from '#server/comex/pedidos/linhas-de-pedidos-routes.ts';
import { pedidoRoutes } from '#server/comex/pedidos/pedido-routes.ts';
import { ACOMPANHAR_UM } from '#server/flows/duimp/acompanhar-no-portal.ts';
import type { AcompanharUm } from '#server/flows/processo/ato-em-varios.ts';
import { accountRoutes } from './accounts/access/account-routes.ts';
import { authRoutes } from './accounts/access/auth-routes.ts';
import { invitationRoutes } from './accounts/access/invitation-routes.ts';
import { companyRoutes } from './accounts/company/company-routes.ts';
import { userRoutes } from './accounts/company/user-routes.ts';
import { sampleRoutes } from './accounts/sample/sample-routes.ts';
import type { SampleContent } from './accounts/sample/samples.ts';
import { secondFactorRoutes } from './accounts/second-factor/second-factor-routes.ts';
import { CADASTROS } from './cadastros.ts';
import { classesDosItensRoutes } from './comex/cadastros/classes-dos-itens-routes.ts';
import { moedaRoutes } from './comex/cadastros/moeda-routes.ts';
import { lookupDeMunicipio } from './comex/cadastros/municipio-routes.ts';
import { importacaoNcmRoutes } from './comex/cadastros/ncm-routes.ts';
import { type Ptax, ptaxEm } from './comex/cadastros/ptax.ts';
import { lookupsDasTabelas } from './comex/cadastros/tabelas.ts';
import { cambioRoutes } from './comex/cambio/cambio-routes.ts';
import { catalogoRoutes } from './comex/catalogo/catalogo-routes.ts';
import { fabricantesRoutes } from './comex/catalogo/fabricantes-routes.ts';
import { operadoresRoutes } from './comex/catalogo/operadores-routes.ts';
import { dciRoutes } from './comex/dci/dci-routes.ts';
import { habilitacaoRoutes } from './comex/dci/habilitacao/habilitacao-routes.ts';
import { notasDaDciRoutes } from './comex/dci/notas/notas-routes.ts';
import { dcrRoutes } from './comex/dcr/dcr-routes.ts';
import { adicaoRoutes } from './comex/declaracao/adicao-routes.ts';
import { comparacaoRoutes } from './comex/declaracao/comparacao-routes.ts';
import { retificacaoRoutes } from './comex/declaracao/retificacao-routes.ts';
import { itensDoProcessoRoutes } from './comex/itens-do-processo/itens-do-processo-routes.ts';
import { atosDoCalendarioRoutes } from './comex/parametros/atos-do-calendario-routes.ts';
import { assinaturasDoPortalRoutes } from './comex/portal/assinatura-routes.ts';
import { atributosNoPortalRoutes } from './comex/portal/atributos-routes.ts';
import { avisosDoPortalRoutes, receberAvisoRoutes } from './comex/portal/aviso-routes.ts';
import { buscaNoPortalRoutes } from './comex/portal/busca-routes.ts';
import type { EnderecosDoPortal } from './comex/portal/call.ts';
import { nomenclaturaRoutes } from './comex/portal/nomenclature-routes.ts';
import { perguntasAoPortalRoutes } from './comex/portal/pergunta-routes.ts';
import { portalRoutes } from './comex/portal/portal-routes.ts';
import { processoRoutes } from './comex/processo/processo-routes.ts';
import { lookupDeProduto } from './comex/produtos/produto.ts';
import { naoConvertidoRoutes } from './comex/saldo/nao-convertido-routes.ts';
import { saldoInsumoRoutes } from './comex/saldo/saldo-insumo-routes.ts';
import { daiRoutes } from './comex/sefaz/dai-routes.ts';
import { esquemaXsdRoutes } from './comex/sefaz/esquema-xsd-routes.ts';
import { papeisDaDaiRoutes } from './comex/sefaz/papeis-da-dai-routes.ts';
import { xmlDaMatrizRoutes } from './comex/sefaz/xml-da-matriz-routes.ts';
import { apelidoRoutes } from './flows/cadastros/apelido-routes.ts';
import { cadastrosPropostosRoutes } from './flows/cadastros/cadastros-propostos-routes.ts';
import { desfazerMarca, marcarDai } from './flows/dai/marcar-dai.ts';
import { marcarVariasDais } from './flows/dai/marcar-varias-dais.ts';
import { diRoutes } from './flows/declaracao/di-routes.ts';
import { passoRoutes } from './flows/declaracao/passos-do-processo-routes.ts';
import { acompanhamentoRoutes } from './flows/duimp/acompanhamento-routes.ts';
import { duimpRoutes } from './flows/duimp/duimp-routes.ts';
import { historicoTrazidoRoutes } from './flows/historico/historico-trazido-routes.ts';
import { comecoRoutes } from './flows/processo/comeco-routes.ts';
import { darPassoNaDci, desfazerPassoDaDci } from './flows/zfm/dar-passo-na-dci.ts';
import { darPassoNoDcr, desfazerPassoDoDcr } from './flows/zfm/dar-passo-no-dcr.ts';
import { historyRoutes } from './history-routes.ts';
import { exportRoutes } from './outbound/backup/export-routes.ts';
import { type NoticeCenter, noticeCenter } from './outbound/notices/notice-center.ts';
import { noticeRoutes } from './outbound/notices/notice-routes.ts';
import { noticesOfChanges, pendingWorkOfChanges } from './outbound/notices/tell-changes.ts';
import { noteDeliveries } from './outbound/webhooks/note-deliveries.ts';
import { webhookCadastro } from './outbound/webhooks/webhook.ts';
import { webhookRoutes } from './outbound/webhooks/webhook-routes.ts';
import type { Clock } from './platform/clock.ts';
import type { Connection } from './platform/db/database.ts';
import type { Antivirus } from './platform/files/antivirus.ts';
import { attachmentRoutes } from './platform/files/attachment-routes.ts';
import type { BlobStore } from './platform/files/blob-store.ts';
import { registerUploads, type Uploads } from './platform/files/register-uploads.ts';
import { type UploadFolder, uploadFolder } from './platform/files/upload-folder.ts';
import { listenToHistory } from './platform/history/history-repository.ts';
import { answerSerializer } from './platform/http/answers.ts';
import { registerApiPage } from './platform/http/api-page.ts';
import { demandProof, requireSession } from './platform/http/auth.ts';
import { connectionOptions, type Timeouts } from './platform/http/connections.ts';
import { type FreeSpace, registerDiskSpace } from './platform/http/disk-space.ts';
import { registerErrors } from './platform/http/errors.ts';
import { registerIdempotency } from './platform/http/idempotency.ts';
import { withoutPersonalData } from './platform/http/logger.ts';
import { registerOpenApi } from './platform/http/openapi.ts';
import { registerOtherOrigins } from './platform/http/other-origins.ts';
import { registerWork } from './platform/http/register-work.ts';
import { refuseInSample } from './platform/http/sample-company.ts';
import { registerSecurityHeaders } from './platform/http/security-headers.ts';
import { registerShutdown } from './platform/http/shutdown.ts';
import { registerStaticSite } from './platform/http/static-site.ts';
import { registerTextGuard } from './platform/http/text-guard.ts';
import { registerXsrf } from './platform/http/xsrf.ts';
import { type Jobs, serverJobs } from './platform/jobs/jobs.ts';
import { savedViewRoutes } from './platform/saved-views/saved-view-routes.ts';
import type { Vault } from './platform/security/vault.ts';
import type { SheetResources } from './platform/sheets/sheet-resource.ts';
import { sheetRoutes } from './platform/sheets/sheet-routes.ts';
import type { FairQueue } from './platform/work/fair-queue.ts';
import { heavyTurns } from './platform/work/turns.ts';
import { EMPRESA_DE_EXEMPLO } from './seeds/empresa-de-exemplo.ts';
import { SHEET_RESOURCES } from './sheet-resources.ts';
import { buscaRoutes } from './views/busca/busca-routes.ts';
import { calculoDciRoutes } from './views/calculo/dci-routes.ts';
import { calculoDcrRoutes } from './views/calculo/dcr-routes.ts';
import { calculoIcmsRoutes } from './views/calculo/icms-routes.ts';
import { calculoImportacaoRoutes } from './views/calculo/importacao-routes.ts';
import { calculoReformaRoutes } from './views/calculo/reforma-routes.ts';
import { calculoSaldoRoutes } from './views/calculo/saldo-routes.ts';
import { calculoTcifRoutes } from './views/calculo/tcif-routes.ts';
import { calendarioRoutes } from './views/calendario/calendario-routes.ts';
import { custoRoutes } from './views/custo/custo-routes.ts';
import { lacunasRoutes } from './views/lacunas/lacunas-routes.ts';
import { linhagemRoutes } from './views/linhagem/linhagem-routes.ts';
import { mapaRoutes } from './views/mapa/mapa-routes.ts';
import { mercadoriasRoutes } from './views/mercadorias/mercadorias-routes.ts';
import { meuDiaRoutes } from './views/meu-dia/meu-dia-routes.ts';
import { painelRoutes } from './views/painel/painel-routes.ts';
import { espelhoRoutes } from './views/papeis/espelho-routes.ts';
import { primeirosPassosRoutes } from './views/primeiros-passos/primeiros-passos-routes.ts';
import { fontesRoutes } from './views/propostas/fontes-routes.ts';
import { anosDoProcessoRoutes } from './views/reforma/anos-routes.ts';
import { reformaDoProcessoRoutes } from './views/reforma/reforma-do-processo-routes.ts';
import { relacionadosRoutes } from './views/relacionados/relacionados-routes.ts';
import { relatorioRoutes } from './views/relatorios/relatorio-routes.ts';
import { saldoInicialRoutes } from './views/saldo-inicial/saldo-inicial-routes.ts';

export interface AppParts {
  conexao: Connection;
  blobs: BlobStore;
  relogio: Clock;
  /** Encrypts the secrets of webhooks, of second factors and of the Portal Único. */
  cofre: Vault;
  versao: string;
  /** The folder of the exported site; without it the server serves only the API. */
  site?: string | undefined;
  /** Other origins whose pages may call the API. */
  origens?: string[];
  /** Addresses of proxies whose headers the server trusts for the client address and the protocol. */
  proxies?: string[];
  /** Tests pass other values. */
  prazos?: Timeouts;
  logger?: FastifyServerOptions['logger'];
  /** The client of the central bank's rates; tests pass another. */
  ptax?: Ptax;
  /** Where the Portal Único answers. */
  portal?: EnderecosDoPortal;
  /** What a sample company is filled with; tests pass less. */
  exemplo?: SampleContent;
  /** Where uploads wait; without it, a temporary folder. */
  envios?: UploadFolder;
  /** Looks through each file that comes in. */
  antivirus?: Antivirus | null;
  /** The free space of the disk, when this server writes on one. */
  espacoLivre?: FreeSpace | undefined;
  /** Writes the answers; tests pass a stricter one. */
  respostas?: FastifySerializerCompiler<z.ZodType>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The dependencies from which routes build their repositories and use cases. */
    cais: {
      db: Connection['db'];
      leitura: Connection['leitura'];
      /** For heavy work: the database by connections of its own, and the turns that a person waits for. */
      pesado: Connection['pesado'];
      vez: FairQueue;
      blobs: BlobStore;
      relogio: Clock;
      versao: string;
      cofre: Vault;
      ptax: Ptax;
      portal: EnderecosDoPortal;
      central: NoticeCenter;
      /** The other origins whose pages may call the API. */
      origens: readonly string[];
      trabalhos: Jobs;
      envios: Uploads;
      planilhas: SheetResources;
      acompanhar: AcompanharUm;
    };
  }
}

export async function buildApp({
  conexao,
  blobs,
  relogio,
  cofre,
  versao,
  site,
  origens = [],
  proxies = [],
  prazos,
  logger = false,
  ptax = ptaxEm(),
  portal = SEM_PORTAL,
  exemplo = EMPRESA_DE_EXEMPLO,
  espacoLivre,
  envios = uploadFolder(),
  antivirus = null,
  respostas = answerSerializer,
}: AppParts): Promise<FastifyInstance> {
  falarPortugues();
  listenToHistory([noticesOfChanges, pendingWorkOfChanges, noteDeliveries]);
  const app = Fastify({
    logger: withoutPersonalData(logger),
    genReqId: () => uuidv7(),
    forceCloseConnections: 'idle',
    trustProxy: proxies.length > 0 ? proxies : false,
    ...connectionOptions(prazos),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(respostas);
  const central = noticeCenter(conexao);
  app.addHook('preClose', () => central.fechar());
  const trabalhos = serverJobs(conexao, app.log);
  app.decorate('cais', {
    db: conexao.db,
    leitura: conexao.leitura,
    pesado: conexao.pesado,
    vez: heavyTurns(),
    blobs,
    relogio,
    versao,
    cofre,
    ptax,
    portal,
    central,
    origens,
    trabalhos,
    envios: registerUploads(app, envios, antivirus),
    planilhas: SHEET_RESOURCES,
    acompanhar: ACOMPANHAR_UM,
  });

  registerErrors(app);
  registerWork(app);
  registerShutdown(app);
  await registerSecurityHeaders(app, site);
  await registerOtherOrigins(app, origens);
  await app.register(cookie);
  await app.register(multipart);
  registerXsrf(app);
  registerTextGuard(app);
  await registerOpenApi(app, versao);
  await registerApiPage(app);

  app.withTypeProvider<ZodTypeProvider>().get('/saude', { schema: { hide: true } }, async () => {
    await conexao.vivo();
    return { ok: true, banco: conexao.tipo, versao };
  });
  await app.register(authRoutes);
  await app.register(invitationRoutes);
  await app.register(receberAvisoRoutes, { prefix: '/api' });
  await app.register(apiRoutes, { prefix: '/api', espacoLivre, exemplo });
  if (site) await registerStaticSite(app, site);
  return app;
}

/** Every route of these requires a session. */
async function apiRoutes(
  api: FastifyInstance,
  { espacoLivre, exemplo }: Pick<AppParts, 'espacoLivre'> & { exemplo: SampleContent },
): Promise<void> {
  requireSession(api);
  if (espacoLivre) registerDiskSpace(api, espacoLivre);
  registerIdempotency(api);
  for (const rotas of ROTAS) await api.register(named(rotas));
  await api.register(async (paraFora) => {
    refuseInSample(paraFora);
    for (const rotas of [...PARA_FORA, sampleRoutes(exemplo)]) await paraFora.register(named(rotas));
  });
  await api.register(async (deVez) => {
    refuseInSample(deVez, { leituras: true });
    await deVez.register(exportRoutes);
  });
}

/** Fastify asks each plugin for its name, and looks for one that has none among all modules. */
function named<Plugin extends { name: string }>(plugin: Plugin): Plugin {
  return Object.assign(plugin, { [Symbol.for('fastify.display-name')]: plugin.name || 'routes' });
}

/** A server that was told no address, as in the tests, reaches nobody. */
const SEM_PORTAL: EnderecosDoPortal = { TREINAMENTO: 'http://127.0.0.1:9', PRODUCAO: 'http://127.0.0.1:9' };

const ROTAS = [
  moedaRoutes,
  processoRoutes,
  passoRoutes,
  comecoRoutes,
  adicaoRoutes,
  itensDoProcessoRoutes,
  apelidoRoutes,
  diRoutes,
  historicoTrazidoRoutes,
  cadastrosPropostosRoutes,
  retificacaoRoutes,
  comparacaoRoutes,
  custoRoutes,
  mercadoriasRoutes,
  lacunasRoutes,
  fontesRoutes,
  relacionadosRoutes,
  cambioRoutes,
  espelhoRoutes,
  reformaDoProcessoRoutes,
  anosDoProcessoRoutes,
  attachmentRoutes,
  linhasDePedidosRoutes,
  pedidoRoutes,
  ...CADASTROS.filter(({ recurso }) => recurso !== webhookCadastro.recurso).map(({ rotas }) => rotas),
  classesDosItensRoutes,
  lookupDeProduto,
  lookupsDasTabelas,
  lookupDeMunicipio,
  importacaoNcmRoutes,
  historyRoutes,
  companyRoutes,
  calculoImportacaoRoutes,
  calculoIcmsRoutes,
  calculoTcifRoutes,
  calculoDcrRoutes,
  calculoDciRoutes,
  calculoSaldoRoutes,
  calculoReformaRoutes,
  esquemaXsdRoutes,
  xmlDaMatrizRoutes,
  buscaRoutes,
  savedViewRoutes,
  relatorioRoutes,
  papeisDaDaiRoutes,
  painelRoutes,
  noticeRoutes,
  daiRoutes({ marcar: marcarDai, desfazer: desfazerMarca, marcarVarias: marcarVariasDais }),
  dcrRoutes({ dar: darPassoNoDcr, desfazer: desfazerPassoDoDcr }),
  dciRoutes({ dar: darPassoNaDci, desfazer: desfazerPassoDaDci }),
  notasDaDciRoutes,
  habilitacaoRoutes,
  saldoInsumoRoutes,
  naoConvertidoRoutes,
  linhagemRoutes,
  mapaRoutes,
  calendarioRoutes,
  atosDoCalendarioRoutes,
  sheetRoutes,
  meuDiaRoutes,
  primeirosPassosRoutes,
  saldoInicialRoutes,
];

/** Where its writes send what happens here is asked of a person who has just proved who they are. */
async function webhookCadastroRoutes(app: FastifyInstance): Promise<void> {
  demandProof(app, 'UMA');
  for (const { recurso, rotas } of CADASTROS) if (recurso === webhookCadastro.recurso) await app.register(rotas);
}

/** Routes whose writes let people in or reach systems outside: a sample company has none of it. */
const PARA_FORA = [
  accountRoutes,
  secondFactorRoutes,
  userRoutes,
  webhookCadastroRoutes,
  webhookRoutes,
  portalRoutes,
  nomenclaturaRoutes,
  buscaNoPortalRoutes,
  atributosNoPortalRoutes,
  catalogoRoutes,
  operadoresRoutes,
  fabricantesRoutes,
  perguntasAoPortalRoutes,
  avisosDoPortalRoutes,
  assinaturasDoPortalRoutes,
  acompanhamentoRoutes,
  duimpRoutes,
];
