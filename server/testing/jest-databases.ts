import { Client } from 'pg';
import { connectPostgres } from '#server/connect.ts';
import { createCluster, type DisposableCluster } from './disposable-postgres.ts';
import { requireMigrations } from './schema-of-migrations.ts';
import { WATCH_WRITES } from './writes-in-painel.ts';

/**
 * Jest global set-up: starts the PostgreSQL of the product, or uses that of `TEST_DATABASE_URL`, and makes a database once, with schema
 * and shipped rows. Each test file starts from a copy.
 */
export default async function prepareDatabases(): Promise<void> {
  // Each project with a server runs this set-up.
  if (process.env.TEST_DATABASE_TEMPLATE) return;
  await requireMigrations();
  if (!process.env.TEST_DATABASE_URL) {
    globalThis.testCluster = await createCluster(FOR_A_FILE, { onSocket: true });
    process.env.TEST_DATABASE_URL = globalThis.testCluster.url;
  }
  process.env.TEST_DATABASE_TEMPLATE = await makeTemplate(process.env.TEST_DATABASE_URL);
}

declare global {
  /** Ended by jest-databases-end.ts. */
  var testCluster: DisposableCluster | undefined;
}

/** A database that lives for one file gains nothing from vacuum, nor from what a power cut would leave of it. */
const FOR_A_FILE = { autovacuum: 'off', full_page_writes: 'off', max_connections: '120' };

async function makeTemplate(url: string): Promise<string> {
  const name = 'cais_modelo';
  await command(url, `drop database if exists ${name}`);
  await command(url, `create database ${name}`);
  const template = new URL(url);
  template.pathname = `/${name}`;
  await (await connectPostgres(template.href)).fechar();
  await command(template.href, WATCH_WRITES);
  return name;
}

async function command(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
