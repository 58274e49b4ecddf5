import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { buildApp } from '#server/app.ts';
import { connectPostgres } from '#server/connect.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Connection } from '#server/platform/db/database.ts';
import { folderBlobStore } from '#server/platform/files/blob-store.ts';
import { vaultOf } from '#server/platform/security/vault.ts';
import { RULES } from '#server/rules.ts';
import { createCluster } from '#server/testing/disposable-postgres.ts';
import { verPainel } from '#server/views/painel/ver-painel.ts';
import { entradaDe } from './entrada-ficticia.ts';
import { medirBuscas } from './metas/buscas.ts';
import { medirDeclaracao } from './metas/declaracao.ts';
import { medirExportacao } from './metas/exportacao.ts';
import { cumprida, linhaDaMeta, type Meta } from './metas/meta.ts';
import { medirPaginas } from './metas/pagina-da-lista.ts';
import { semearItens } from './muitos-itens.ts';
import { SENHA, semearProcessos } from './muitos-processos.ts';

/**
 * `npm run -s bench -- tudo` measures every target of Cais in one run of some minutes, on a throw-away PostgreSQL. It exits with 1 when a target is missed. A ratio compares two things measured side by side, so it is valid on any machine.
 */
const PROCESSOS = 200_000;
const ITENS = 2_000_000;
const PRAZO_MS = 15 * 60 * 1000;

setTimeout(() => {
  console.error(`Not done after ${PRAZO_MS / 60_000} minutes.`);
  process.exit(1);
}, PRAZO_MS).unref();

const metas: Meta[] = [];
await noPostgres();
process.exitCode = metas.every(cumprida) ? 0 : 1;

async function noPostgres(): Promise<void> {
  const cluster = await createCluster();
  const conexao = await connectPostgres(cluster.url);
  const { app, token, empresaId } = await servir(conexao, PROCESSOS);
  for (const meta of await medirPaginas(cluster.url, { empresaId, token })) relatar(meta);
  relatar(await medirExportacao(conexao.db, empresaId));
  for (const meta of await medirDeclaracao(app, token, entradaDe(100, 10))) relatar(meta);
  await semearItens(conexao, empresaId, ITENS);
  await conexao.db.execute(sql`vacuum analyze`);
  for (const meta of await medirBuscas(app, { empresaId, token, itens: ITENS })) relatar(meta);
  await app.close();
  await conexao.fechar();
  await cluster.remove();
}

/** Starts the whole server with this many processes, and a person with a session. */
async function servir(conexao: Connection, processos: number) {
  const email = `bench-${uuidv7()}@teste.local`;
  const empresaId = await semearProcessos(conexao, processos, email);
  // Sums the dashboard in advance, as in a company already at work: otherwise a server would do it during the measurement.
  await verPainel({ db: conexao.db, regras: RULES }, empresaId, {}, '2026-11-20');
  await conexao.db.execute(sql`vacuum analyze`);
  const app = await buildApp({
    conexao,
    blobs: folderBlobStore(await mkdtemp(join(tmpdir(), 'cais-bench-'))),
    relogio: systemClock,
    cofre: vaultOf('bench'),
    versao: 'bench',
  });
  const entrada = await app.inject({ method: 'POST', url: '/Auth/Login', payload: { email, password: SENHA } });
  return { app, empresaId, token: String(entrada.json().token) };
}

function relatar(meta: Meta): void {
  metas.push(meta);
  console.log(linhaDaMeta(meta));
}
