import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { CASING, type Database } from './database.ts';
import { watchTransactions } from './first-statement.ts';

const pools = new WeakMap<Database, Pool>();

/** The database on a pool of connections. */
export function databaseOf(pool: Pool): Database {
  const db = watchTransactions(drizzle(pool, { casing: CASING }) as unknown as Database);
  pools.set(db, pool);
  return db;
}

/**
 * Runs some reads on one connection. A connection sends a statement without waiting for the answers to those before it
 * (createPool), so the reads that are asked together take one round trip. The embedded database has one connection, and so has a
 * transaction: they are used as they are.
 */
export async function onOneConnection<T>(db: Database, ler: (db: Database) => Promise<T>): Promise<T> {
  const pool = pools.get(db);
  if (!pool) return ler(db);
  const cliente = await pool.connect();
  try {
    return await ler(drizzle(cliente, { casing: CASING }) as unknown as Database);
  } finally {
    cliente.release();
  }
}
