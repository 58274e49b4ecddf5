import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { connectPostgres, preparePglite } from '#server/connect.ts';
import { createCluster } from './disposable-postgres.ts';
import { requireMigrations } from './schema-of-migrations.ts';
import { WATCH_WRITES } from './writes-in-painel.ts';

/**
 * Jest global set-up: makes both databases once, with schema and shipped rows; each test file starts from a copy. The server tests
 * also run on a real PostgreSQL when the machine has one, unless `TEST_SO_EMBUTIDO` is set.
 */
export default async function prepararBancos(): Promise<void> {
  // Each project with a server runs this set-up; the image is made only once.
  if (!process.env.TEST_PGLITE_IMAGEM) await requireMigrations();
  process.env.TEST_PGLITE_IMAGEM ??= await guardarImagem();
  if (process.env.TEST_SO_EMBUTIDO) delete process.env.TEST_DATABASE_URL;
  if (process.env.TEST_SO_EMBUTIDO || process.env.TEST_DATABASE_URL) return;
  const cluster = await createCluster(SEM_ESMERO);
  if (!cluster) {
    console.log('\nSem PostgreSQL nesta máquina (nem TEST_DATABASE_URL): os testes do servidor rodam só no embutido.');
    return;
  }
  process.on('exit', () => cluster.parar());
  process.env.TEST_DATABASE_MODELO = await criarModelo(cluster.url);
  process.env.TEST_DATABASE_URL = cluster.url;
}

/** A database that lives for one file gains nothing from compiled queries or vacuum. */
const SEM_ESMERO = '-c jit=off -c autovacuum=off -c full_page_writes=off';

async function guardarImagem(): Promise<string> {
  const pasta = mkdtempSync(join(tmpdir(), 'cais-imagem-'));
  process.on('exit', () => rmSync(pasta, { recursive: true, force: true }));
  const pglite = await preparePglite();
  await pglite.exec(WATCH_WRITES);
  const imagem = await pglite.dumpDataDir('none');
  await pglite.close();
  const arquivo = join(pasta, 'pglite.tar');
  writeFileSync(arquivo, Buffer.from(await imagem.arrayBuffer()));
  return arquivo;
}

async function criarModelo(url: string): Promise<string> {
  const nome = 'cais_modelo';
  const cliente = new Client({ connectionString: url });
  await cliente.connect();
  await cliente.query(`create database ${nome}`);
  await cliente.end();
  const modelo = new URL(url);
  modelo.pathname = `/${nome}`;
  await (await connectPostgres(modelo.href)).fechar();
  await watchWrites(modelo.href);
  return nome;
}

async function watchWrites(url: string): Promise<void> {
  const cliente = new Client({ connectionString: url });
  await cliente.connect();
  await cliente.query(WATCH_WRITES);
  await cliente.end();
}
