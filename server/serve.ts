import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { scheduleSwitchOffs } from '#server/accounts/company/schedule-switch-offs.ts';
import { agendarCotacoes } from '#server/comex/cadastros/atualizar-cotacoes.ts';
import { ptaxEm } from '#server/comex/cadastros/ptax.ts';
import { agendarHistorico } from '#server/flows/historico/agendar-historico.ts';
import { scheduleDeliveries } from '#server/outbound/webhooks/schedule-deliveries.ts';
import { systemClock } from '#server/platform/clock.ts';
import { inWords } from '#server/platform/db/embedded/embedded-database.ts';
import type { Env } from '#server/platform/env.ts';
import { clamd } from '#server/platform/files/antivirus.ts';
import { openBlobStore } from '#server/platform/files/open-blob-store.ts';
import { uploadFolder } from '#server/platform/files/upload-folder.ts';
import { freeSpaceIn } from '#server/platform/http/disk-space.ts';
import { endAbandonedJobs } from '#server/platform/jobs/job-board.ts';
import { openKeyRing } from '#server/platform/security/key-ring-place.ts';
import { vaultOf } from '#server/platform/security/vault.ts';
import { prepararDemonstracao, recusarDemonstracaoExposta } from '#server/seeds/demonstracao.ts';
import { DEMONSTRACAO } from '#server/seeds/pessoa-demonstracao.ts';
import { agendarSomas } from '#server/views/painel/agendar-somas.ts';
import { buildApp } from './app.ts';
import { connect } from './connect.ts';
import { scheduleForgetting } from './forgetting.ts';
import { WINGS } from './wings.ts';

const PRAZO_DA_PARADA_MS = 10_000;

/** Starts the server and runs it until it is told to stop. */
export async function serve(env: Env): Promise<void> {
  const conexao = await connect(env);
  if (conexao.tipo === 'embutido') await endAbandonedJobs(conexao.db);
  const blobs = await openBlobStore(env);
  const relogio = systemClock;
  const ptax = ptaxEm(env.PTAX_ENDERECO);
  const cofre = vaultOf(await openKeyRing(env));
  const portal = { TREINAMENTO: env.PORTAL_UNICO_TREINAMENTO, PRODUCAO: env.PORTAL_UNICO_PRODUCAO };
  if (conexao.tipo === 'postgres') await recusarDemonstracaoExposta(conexao.db, env);
  const demonstracao =
    conexao.tipo === 'embutido' && (await demonstracaoOuFrase({ db: conexao.db, blobs, relogio, env }));

  const site = resolve('out');
  const { version: versao } = JSON.parse(await readFile('package.json', 'utf8'));
  const envios = uploadFolder(escreveNoDisco(env) ? join(env.DATA_DIR, 'envios') : undefined);
  await envios.varrer(relogio.agora());
  const app = await buildApp({
    conexao,
    blobs,
    envios,
    relogio,
    cofre,
    ptax,
    portal,
    versao,
    site: existsSync(join(site, 'index.html')) ? site : undefined,
    origens: env.SITE_ORIGENS,
    espacoLivre: escreveNoDisco(env) ? freeSpaceIn(env.DATA_DIR) : undefined,
    proxies: env.PROXY_CONFIAVEL,
    antivirus: env.ANTIVIRUS ? clamd(env.ANTIVIRUS) : null,
    logger: logger(env),
  });
  const cotacoes = agendarCotacoes({ db: conexao.db, relogio, ptax, log: app.log });
  const somas = agendarSomas({ db: conexao.db, log: app.log });
  const entregas = scheduleDeliveries({
    db: conexao.db,
    relogio,
    cofre,
    log: app.log,
    redePrivada: env.WEBHOOK_REDE_PRIVADA,
  });
  const alas = WINGS.map(({ schedule }) => schedule(app));
  const historico = agendarHistorico(app);
  const desligamentos = scheduleSwitchOffs({ db: conexao.db, relogio, log: app.log });
  const esquecimento = scheduleForgetting({ db: conexao.db, relogio, envios, log: app.log });
  app.addHook('onClose', async () => {
    cotacoes.parar();
    const periodicos = [somas, entregas, ...alas, historico, desligamentos, esquecimento];
    await Promise.all(periodicos.map((periodico) => periodico.parar()));
    await conexao.fechar();
  });

  const ouvindo = app.listen({ host: env.HOST, port: env.PORT });
  // Fastify fails in the middle of opening `localhost` when it is closed meanwhile: the stop waits for the start.
  pararQuandoMandado(() => ouvindo.then(() => app.close()));
  await ouvindo;
  apresentar(env, Boolean(demonstracao));
}

/** @throws {InvalidConfiguration} where the disk has no room for it. */
function demonstracaoOuFrase(ao: Parameters<typeof prepararDemonstracao>[0] & { env: Env }): Promise<boolean> {
  return prepararDemonstracao(ao).catch(async (erro) => {
    throw await inWords(ao.env.DATA_DIR, erro);
  });
}

/** Whether the database or the files are in the server's own folder. */
function escreveNoDisco({ DATABASE_URL, ARQUIVOS_S3_BUCKET }: Env): boolean {
  return !DATABASE_URL || !ARQUIVOS_S3_BUCKET;
}

function logger(env: Env) {
  const opcoes = { level: env.LOG_LEVEL, redact: ['req.headers.authorization', 'req.headers.cookie'] };
  if (!process.stdout.isTTY) return opcoes;
  return { ...opcoes, transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', singleLine: true } } };
}

/** SIGTERM and Ctrl+C let current requests finish and then close the database. A second signal exits at once. */
function pararQuandoMandado(parar: () => Promise<void>): void {
  let parando = false;
  const aoSinal = () => {
    if (parando) process.exit(1);
    parando = true;
    setTimeout(() => process.exit(1), PRAZO_DA_PARADA_MS).unref();
    parar().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', aoSinal);
  process.on('SIGINT', aoSinal);
}

function apresentar(env: Env, demonstracao: boolean): void {
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
  const linhas = [`Cais no ar: http://${host}:${env.PORT}`];
  if (demonstracao) linhas.push(`Entrada de demonstração: ${DEMONSTRACAO.email} / ${DEMONSTRACAO.senha}`);
  console.log(`\n  ${linhas.join('\n  ')}\n`);
}
