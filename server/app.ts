import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { v7 as uuidv7 } from 'uuid';
import { falarPortugues } from '#lib/contracts/platform/frases-do-zod.ts';
import { conferirNotaMarcada } from '#server/flows/declaracao/conferencias-das-entradas.ts';
import { NAO_ACOMPANHA } from '#server/flows/processo/ato-em-varios.ts';
import { ACCOUNT_ROUTES, OPEN_ACCOUNT_ROUTES, REAL_ACCOUNT_ROUTES } from './accounts/routes.ts';
import { sampleRoutes } from './accounts/sample/sample-routes.ts';
import type { SampleContent } from './accounts/sample/samples.ts';
import { type AppParts, SEM_PORTAL } from './app-parts.ts';
import { CADASTROS } from './cadastros.ts';
import { ptaxEm } from './comex/cadastros/ptax.ts';
import { COMEX_ROUTES } from './comex/routes.ts';
import { FLOW_ROUTES } from './flows/routes.ts';
import { historyRoutes } from './history-routes.ts';
import { HISTORY_LISTENERS } from './outbound/history-listeners.ts';
import { noticeCenter } from './outbound/notices/notice-center.ts';
import { OUTBOUND_ROUTES, REAL_OUTBOUND_ROUTES, UNREAD_IN_SAMPLE_ROUTES } from './outbound/routes.ts';
import { registerUploads } from './platform/files/register-uploads.ts';
import { uploadFolder } from './platform/files/upload-folder.ts';
import { listenToHistory } from './platform/history/history-repository.ts';
import { answerSerializer } from './platform/http/answers.ts';
import { registerApiPage } from './platform/http/api-page.ts';
import { connectionOptions } from './platform/http/connections.ts';
import { registerErrors } from './platform/http/errors.ts';
import { guardApi, named } from './platform/http/guarded-api.ts';
import { withoutPersonalData } from './platform/http/logger.ts';
import { registerOpenApi } from './platform/http/openapi.ts';
import { registerOtherOrigins } from './platform/http/other-origins.ts';
import { registerHealth } from './platform/http/register-health.ts';
import { registerWork } from './platform/http/register-work.ts';
import { refuseInSample } from './platform/http/sample-company.ts';
import { registerSecurityHeaders } from './platform/http/security-headers.ts';
import { registerShutdown } from './platform/http/shutdown.ts';
import { registerStaticSite } from './platform/http/static-site.ts';
import { registerTextGuard } from './platform/http/text-guard.ts';
import { registerXsrf } from './platform/http/xsrf.ts';
import { serverJobs } from './platform/jobs/jobs.ts';
import { PLATFORM_ROUTES } from './platform/routes.ts';
import { heavyTurns } from './platform/work/turns.ts';
import { RULES } from './rules.ts';
import { EMPRESA_DE_EXEMPLO } from './seeds/empresa-de-exemplo.ts';
import { SHEET_RESOURCES } from './sheet-resources.ts';
import { VIEW_ROUTES } from './views/routes.ts';
import { WINGS } from './wings.ts';

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
  listenToHistory(HISTORY_LISTENERS);
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
    regras: RULES,
    acompanhar: NAO_ACOMPANHA,
    documentoMarcado: conferirNotaMarcada,
    tratamentos: async () => [],
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

  registerHealth(app, conexao, versao);
  for (const routes of OPEN_ACCOUNT_ROUTES) await app.register(routes);
  for (const { plug } of WINGS) await plug(app, { espacoLivre });
  await app.register(apiRoutes, { prefix: '/api', espacoLivre, exemplo });
  if (site) await registerStaticSite(app, site);
  return app;
}

/** Every route of these requires a session. */
async function apiRoutes(
  api: FastifyInstance,
  { espacoLivre, exemplo }: Pick<AppParts, 'espacoLivre'> & { exemplo: SampleContent },
): Promise<void> {
  guardApi(api, espacoLivre);
  for (const routes of ROUTES) await api.register(named(routes));
  await api.register(async (paraFora) => {
    refuseInSample(paraFora);
    // Their writes let people in or reach systems outside.
    const routes = [...REAL_ACCOUNT_ROUTES, ...REAL_OUTBOUND_ROUTES, sampleRoutes(exemplo)];
    for (const rotas of routes) await paraFora.register(named(rotas));
  });
  await api.register(async (deVez) => {
    refuseInSample(deVez, { leituras: true });
    for (const rotas of UNREAD_IN_SAMPLE_ROUTES) await deVez.register(rotas);
  });
}

const ROUTES = [
  ...PLATFORM_ROUTES,
  ...ACCOUNT_ROUTES,
  ...COMEX_ROUTES,
  ...FLOW_ROUTES,
  ...VIEW_ROUTES,
  ...OUTBOUND_ROUTES,
  ...CADASTROS.filter(({ recurso }) => recurso !== 'Webhook').map(({ rotas }) => rotas),
  historyRoutes,
];
