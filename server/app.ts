import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { v7 as uuidv7 } from 'uuid';
import { falarPortugues } from '#lib/contracts/frases-do-zod.ts';
import { linhasDePedidosRoutes } from '#server/pedidos/linhas-de-pedidos-routes.ts';
import { pedidoRoutes } from '#server/pedidos/pedido-routes.ts';
import { authRoutes } from './acesso/auth-routes.ts';
import { contaRoutes } from './acesso/conta-routes.ts';
import { conviteRoutes } from './acesso/convite-routes.ts';
import type { Deposito } from './arquivos/deposito.ts';
import { documentoRoutes } from './arquivos/documento-routes.ts';
import { avisoRoutes } from './avisos/aviso-routes.ts';
import { type CentralDeAvisos, centralDeAvisos } from './avisos/central.ts';
import { buscaRoutes } from './busca/busca-routes.ts';
import { CADASTROS } from './cadastros/cadastros.ts';
import { lookupDeFornecedor } from './cadastros/fornecedor.ts';
import { lookupDeImportador } from './cadastros/importador.ts';
import { lookupDeItem } from './cadastros/item.ts';
import { moedaRoutes } from './cadastros/moeda-routes.ts';
import { lookupDeMunicipio } from './cadastros/municipio-routes.ts';
import { importacaoNcmRoutes } from './cadastros/ncm-routes.ts';
import { type Ptax, ptaxEm } from './cadastros/ptax.ts';
import { lookupDeRepresentante } from './cadastros/representante.ts';
import { lookupsDasTabelas } from './cadastros/tabelas.ts';
import { calculoDciRoutes } from './calculo/dci-routes.ts';
import { calculoDcrRoutes } from './calculo/dcr-routes.ts';
import { calculoIcmsRoutes } from './calculo/icms-routes.ts';
import { calculoImportacaoRoutes } from './calculo/importacao-routes.ts';
import { calculoSaldoRoutes } from './calculo/saldo-routes.ts';
import { calculoTcifRoutes } from './calculo/tcif-routes.ts';
import { cambioRoutes } from './cambio/cambio-routes.ts';
import type { Conexao } from './db/banco.ts';
import { dciRoutes } from './dci/dci-routes.ts';
import { habilitacaoRoutes } from './dci/habilitacao/habilitacao-routes.ts';
import { notasDaDciRoutes } from './dci/notas/notas-routes.ts';
import { dcrRoutes } from './dcr/dcr-routes.ts';
import { custoRoutes } from './despesas/custo-routes.ts';
import { empresaRoutes } from './empresa/empresa-routes.ts';
import { usuarioRoutes } from './empresa/usuario-routes.ts';
import { espelhoRoutes } from './espelho/espelho-routes.ts';
import { exportacaoRoutes } from './guarda/exportacao-routes.ts';
import { historicoRoutes } from './historico/historico-routes.ts';
import { adicaoRoutes } from './importacao/adicao-routes.ts';
import { apelidoRoutes } from './importacao/apelido-routes.ts';
import { comecoRoutes } from './importacao/comeco-routes.ts';
import { comparacaoRoutes } from './importacao/comparacao-routes.ts';
import { diRoutes } from './importacao/di-routes.ts';
import { passoRoutes } from './importacao/passo-routes.ts';
import { processoRoutes } from './importacao/processo-routes.ts';
import { retificacaoRoutes } from './importacao/retificacao-routes.ts';
import { itensDoProcessoRoutes } from './itens-do-processo/itens-do-processo-routes.ts';
import { linhagemRoutes } from './linhagem/linhagem-routes.ts';
import { mapaRoutes } from './mapa/mapa-routes.ts';
import { meuDiaRoutes } from './meu-dia/meu-dia-routes.ts';
import { painelRoutes } from './painel/painel-routes.ts';
import { planilhaRoutes } from './planilha/planilha-routes.ts';
import { exigirSessao } from './plugins/auth.ts';
import { registrarCabecalhos } from './plugins/cabecalhos.ts';
import { opcoesDeConexao, type Prazos } from './plugins/conexoes.ts';
import { registrarEncerramento } from './plugins/encerramento.ts';
import { registrarErros } from './plugins/errors.ts';
import { type EspacoLivre, registrarEspaco } from './plugins/espaco.ts';
import { registrarIdempotencia } from './plugins/idempotencia.ts';
import { registrarOpenApi } from './plugins/openapi.ts';
import { registrarOutrasOrigens } from './plugins/outras-origens.ts';
import { registrarPaginaDaApi } from './plugins/pagina-da-api.ts';
import { semDadosPessoais } from './plugins/registro.ts';
import { registrarSite } from './plugins/static-site.ts';
import { registrarTextos } from './plugins/textos.ts';
import { registrarXsrf } from './plugins/xsrf.ts';
import { lookupDeCompraNacional } from './produtos/compra-nacional.ts';
import { estruturaRoutes } from './produtos/estrutura-routes.ts';
import { lookupDeProduto } from './produtos/produto.ts';
import { relatorioRoutes } from './relatorios/relatorio-routes.ts';
import type { Relogio } from './relogio.ts';
import { saldoInsumoRoutes } from './saldo/saldo-insumo-routes.ts';
import { daiRoutes } from './sefaz/dai-routes.ts';
import { esquemaXsdRoutes } from './sefaz/esquema-xsd-routes.ts';
import { papeisDaDaiRoutes } from './sefaz/papeis-da-dai-routes.ts';
import { xmlDaMatrizRoutes } from './sefaz/xml-da-matriz-routes.ts';
import { type Trabalhos, trabalhosDosServidores } from './trabalhos/trabalhos.ts';
import { visaoRoutes } from './visao/visao-routes.ts';
import type { Cofre } from './webhooks/cofre.ts';
import { webhookRoutes } from './webhooks/webhook-routes.ts';

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
  app.decorate('cais', { db: conexao.db, deposito, relogio, versao, cofre, ptax, central, trabalhos });

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
  daiRoutes,
  dcrRoutes,
  dciRoutes,
  notasDaDciRoutes,
  habilitacaoRoutes,
  saldoInsumoRoutes,
  linhagemRoutes,
  mapaRoutes,
  planilhaRoutes,
  meuDiaRoutes,
];
