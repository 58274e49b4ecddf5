import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database or a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT>;

export type DatabaseKind = 'embutido' | 'postgres';

export interface Connection {
  db: Database;
  /** For reports and exports: a replica where the settings name one, and then some seconds behind. Nothing is written there. */
  leitura: Database;
  /** The same database for heavy work: it has connections of its own, so it takes none from the requests. */
  pesado: Database;
  /** Whether Cais started it, or it is the one of `DATABASE_URL`. */
  tipo: DatabaseKind;
  /** Listens to a channel (`pg_notify`) of all servers, until the returned function is called. */
  ouvir(canal: string, aoOuvir: (texto: string) => void): Promise<() => Promise<void>>;
  /** Resolves when the database answers and takes writes, however busy the server is. @throws {Refusal} 503, or what the driver says. */
  vivo(): Promise<void>;
  fechar(): Promise<void>;
}

export const CASING = 'snake_case';
export const MIGRATIONS_FOLDER = 'server/platform/db/migrations';
