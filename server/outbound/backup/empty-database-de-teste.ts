import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** Creates an empty database on the PostgreSQL of the tests. */
export async function emptyPostgres(): Promise<{ url: string; apagar(): Promise<void> }> {
  const raiz = process.env.TEST_DATABASE_URL ?? '';
  const nome = `cais_guarda_${randomUUID().replaceAll('-', '')}`;
  await comandar(raiz, `create database ${nome}`);
  const url = new URL(raiz);
  url.pathname = `/${nome}`;
  return { url: url.href, apagar: () => comandar(raiz, `drop database ${nome}`) };
}

async function comandar(url: string, sql: string): Promise<void> {
  const cliente = new Client({ connectionString: url });
  await cliente.connect();
  await cliente.query(sql).finally(() => cliente.end());
}
