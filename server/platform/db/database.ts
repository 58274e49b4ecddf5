import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database or a transaction on it: embedded and real PostgreSQL look the same from here. */
export type Banco = PgDatabase<PgQueryResultHKT>;

export interface Conexao {
  db: Banco;
  tipo: 'pglite' | 'postgres';
  /** What is said on a channel (`pg_notify`), by whichever server, until what it answers is called. */
  ouvir(canal: string, aoOuvir: (texto: string) => void): Promise<() => Promise<void>>;
  fechar(): Promise<void>;
}

export const CASING = 'snake_case';
export const PASTA_MIGRACOES = 'server/platform/db/migrations';
