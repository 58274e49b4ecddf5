import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { CASING, type Database, type DatabaseKind } from '#server/platform/db/database.ts';
import {
  type EmbeddedDatabase,
  hasEmbedded,
  openEmbedded,
  refusePglite,
  runningEmbedded,
} from '#server/platform/db/embedded/embedded-database.ts';
import { hostsInWords } from '#server/platform/db/hosts.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { BackupFailure } from './failure.ts';

/**
 * A database opened by an operator's command without migrating it. The operator may run the command because of what a migration
 * would do.
 */
export interface DatabaseAsIs {
  db: Database;
  tipo: DatabaseKind;
  /** Applies the pending migrations of a folder, all of them or none. */
  migrar(pasta: string): Promise<void>;
  fechar(): Promise<void>;
}

export type DatabasePlace = { DATABASE_URL?: string | undefined; DATA_DIR: string };

/**
 * Opens the database of the settings without migrating it, beside a server that runs on it too.
 * @throws {BackupFailure} when there is no database, or it cannot be opened now.
 * @throws {InvalidConfiguration} when the embedded one is in use, or does not open.
 */
export async function openAsIs(env: DatabasePlace): Promise<DatabaseAsIs> {
  if (env.DATABASE_URL) return openPostgresAsIs(env.DATABASE_URL);
  refusePglite(env.DATA_DIR);
  if (!hasEmbedded(env.DATA_DIR)) {
    throw new BackupFailure(
      `Não há banco em "${env.DATA_DIR}". Indique a pasta dos dados em DATA_DIR, ou o PostgreSQL em DATABASE_URL.`,
    );
  }
  return openEmbeddedAsIs((await runningEmbedded(env.DATA_DIR)) ?? (await openEmbedded(env.DATA_DIR)));
}

/** Closes the embedded database with its connections. */
export async function openEmbeddedAsIs({ url, close }: EmbeddedDatabase): Promise<DatabaseAsIs> {
  const banco = await openPostgresAsIs(url);
  return { ...banco, tipo: 'embutido', fechar: () => banco.fechar().finally(close) };
}

export async function openPostgresAsIs(url: string): Promise<DatabaseAsIs> {
  const pool = createPool(url);
  const cliente = await pool.connect().catch(async (erro) => {
    await pool.end();
    throw new BackupFailure(
      `DATABASE_URL: o banco em ${hostsInWords(url)} não pôde ser aberto (${erro.code ?? erro.message}).`,
    );
  });
  cliente.release();
  const db = drizzle(pool, { casing: CASING });
  return {
    db: db as unknown as Database,
    tipo: 'postgres',
    migrar: (pasta) => migrate(db, { migrationsFolder: pasta }),
    fechar: () => pool.end(),
  };
}
