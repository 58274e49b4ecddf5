import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migrarPg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migrarPglite } from 'drizzle-orm/pglite/migrator';
import { criarPglite } from '#server/platform/db/create-pglite.ts';
import { type Banco, CASING } from '#server/platform/db/database.ts';
import { travarPasta } from '#server/platform/db/folder-lock.ts';
import { criarPool } from '#server/platform/db/pool.ts';
import { FalhaDaGuarda } from './failure.ts';

/** A database opened by an operator's command: as it is, for a command may be run because of what a migration would do to it. */
export interface BancoComoEsta {
  db: Banco;
  tipo: 'pglite' | 'postgres';
  /** Applies the migrations of a folder that are not in it yet, all of them or none. */
  migrar(pasta: string): Promise<void>;
  fechar(): Promise<void>;
}

export type OndeEsta = { DATABASE_URL?: string | undefined; DATA_DIR: string };

export const pastaDoEmbutido = (dataDir: string): string => join(dataDir, 'pglite');

/** @throws {FalhaDaGuarda} where there is no database, or it cannot be opened now. */
export async function abrirComoEsta(env: OndeEsta): Promise<BancoComoEsta> {
  if (env.DATABASE_URL) return abrirPostgres(env.DATABASE_URL);
  if (!(await existe(pastaDoEmbutido(env.DATA_DIR)))) {
    throw new FalhaDaGuarda(
      `Não há banco em "${env.DATA_DIR}". Indique a pasta dos dados em DATA_DIR, ou o PostgreSQL em DATABASE_URL.`,
    );
  }
  return abrirEmbutido(env.DATA_DIR);
}

/** The embedded database of a folder, made where there is none; its lock is held until it is closed. */
export async function abrirEmbutido(dataDir: string): Promise<BancoComoEsta> {
  const destravar = await travarPasta(dataDir);
  try {
    const banco = await abrirPglite(pastaDoEmbutido(dataDir));
    return { ...banco, fechar: () => banco.fechar().finally(destravar) };
  } catch (erro) {
    await destravar();
    throw erro;
  }
}

/** In memory where no folder is given. */
export async function abrirPglite(dataDir?: string): Promise<BancoComoEsta> {
  const pglite = await criarPglite(dataDir === undefined ? undefined : { dataDir });
  const db = drizzlePglite(pglite, { casing: CASING });
  return {
    db: db as unknown as Banco,
    tipo: 'pglite',
    migrar: (pasta) => migrarPglite(db, { migrationsFolder: pasta }),
    fechar: () => pglite.close(),
  };
}

export async function abrirPostgres(url: string): Promise<BancoComoEsta> {
  const pool = criarPool(url);
  const cliente = await pool.connect().catch(async (erro) => {
    await pool.end();
    throw new FalhaDaGuarda(
      `DATABASE_URL: o banco em ${new URL(url).host} não pôde ser aberto (${erro.code ?? erro.message}).`,
    );
  });
  cliente.release();
  const db = drizzlePg(pool, { casing: CASING });
  return {
    db: db as unknown as Banco,
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
