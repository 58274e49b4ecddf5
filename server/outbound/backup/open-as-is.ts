import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migrarPg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migrarPglite } from 'drizzle-orm/pglite/migrator';
import { createPglite } from '#server/platform/db/create-pglite.ts';
import { CASING, type Database } from '#server/platform/db/database.ts';
import { lockFolder } from '#server/platform/db/folder-lock.ts';
import { hostsInWords } from '#server/platform/db/hosts.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { BackupFailure } from './failure.ts';

/**
 * A database opened by an operator's command without migrating it. The operator may run the command because of what a migration
 * would do.
 */
export interface DatabaseAsIs {
  db: Database;
  tipo: 'pglite' | 'postgres';
  /** Applies the pending migrations of a folder, all of them or none. */
  migrar(pasta: string): Promise<void>;
  fechar(): Promise<void>;
}

export type DatabasePlace = { DATABASE_URL?: string | undefined; DATA_DIR: string };

export const embeddedFolder = (dataDir: string): string => join(dataDir, 'pglite');

/**
 * Opens the database of the settings without migrating it.
 * @throws {BackupFailure} when there is no database, or it cannot be opened now.
 */
export async function openAsIs(env: DatabasePlace): Promise<DatabaseAsIs> {
  if (env.DATABASE_URL) return openPostgresAsIs(env.DATABASE_URL);
  if (!(await existe(embeddedFolder(env.DATA_DIR)))) {
    throw new BackupFailure(
      `Não há banco em "${env.DATA_DIR}". Indique a pasta dos dados em DATA_DIR, ou o PostgreSQL em DATABASE_URL.`,
    );
  }
  return openEmbedded(env.DATA_DIR);
}

/** Opens the embedded database of a folder and creates it when missing. It holds the lock of the folder until it is closed. */
export async function openEmbedded(dataDir: string): Promise<DatabaseAsIs> {
  const destravar = await lockFolder(dataDir);
  try {
    const banco = await openPgliteAsIs(embeddedFolder(dataDir));
    return { ...banco, fechar: () => banco.fechar().finally(destravar) };
  } catch (erro) {
    await destravar();
    throw erro;
  }
}

/** Opens an embedded PostgreSQL; in memory when no folder is given. */
export async function openPgliteAsIs(dataDir?: string): Promise<DatabaseAsIs> {
  const pglite = await createPglite(dataDir === undefined ? undefined : { dataDir });
  const db = drizzlePglite(pglite, { casing: CASING });
  return {
    db: db as unknown as Database,
    tipo: 'pglite',
    migrar: (pasta) => migrarPglite(db, { migrationsFolder: pasta }),
    fechar: () => pglite.close(),
  };
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
  const db = drizzlePg(pool, { casing: CASING });
  return {
    db: db as unknown as Database,
    tipo: 'postgres',
    migrar: (pasta) => migrarPg(db, { migrationsFolder: pasta }),
    fechar: () => pool.end(),
  };
}

async function existe(caminho: string): Promise<boolean> {
  return stat(caminho).then(
    () => true,
    () => false,
  );
}
