import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { CASING, type Database } from './database.ts';
import { watchTransactions } from './first-statement.ts';

const pools = new WeakMap<Database, Pool>();

/** The database on a pool of connections. */
export function databaseOf(pool: Pool): Database {
  const db = drizzle(pool, { casing: CASING }) as unknown as Database;
  db.transaction = (work, options) => onReleasedConnection(pool, (one) => one.transaction(work, options));
  watchTransactions(db);
  pools.set(db, pool);
  return db;
}

/**
 * Runs some reads on one connection. A connection sends a statement without waiting for the answers to those before it
 * (createPool), so the reads that are asked together take one round trip. A transaction has one connection, and is used as it is.
 */
export async function onOneConnection<T>(db: Database, ler: (db: Database) => Promise<T>): Promise<T> {
  const pool = pools.get(db);
  return pool ? onReleasedConnection(pool, ler) : ler(db);
}

/**
 * Drizzle keeps the connection of a transaction whose first statement failed, and the pool has one place less for good. A transaction
 * that could not be ended is not left to whoever comes next.
 */
async function onReleasedConnection<T>(pool: Pool, work: (db: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let unfinished = false;
  try {
    return await work(drizzle(client, { casing: CASING }) as unknown as Database);
  } catch (error) {
    unfinished = error instanceof DrizzleQueryError && ENDS_A_TRANSACTION.test(error.query);
    throw error;
  } finally {
    client.release(unfinished);
  }
}

const ENDS_A_TRANSACTION = /^(begin|commit|rollback)/;
