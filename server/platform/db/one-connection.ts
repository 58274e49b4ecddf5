import { DrizzleQueryError, is } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { CASING, type Database } from './database.ts';
import { watchTransactions } from './first-statement.ts';
import { boundToCompany } from './row-security.ts';

/** The database on a pool of connections. Where its rows are closed, each transaction and each statement is bound to a company. */
export function databaseOf(pool: Pool, { closed = false }: { closed?: boolean } = {}): Database {
  const db = onClient(closed ? bindingEach(pool) : pool);
  db.transaction = (work, options) =>
    onReleasedConnection(pool, (client) =>
      onClient(client).transaction((tx) => (closed ? bound(client, () => work(tx)) : work(tx)), options),
    );
  return watchTransactions(db);
}

/**
 * Runs some reads on one connection. A connection sends a statement without waiting for the answers to those before it
 * (createPool), so the reads that are asked together take one round trip. A transaction has one connection, and is used as it is.
 */
export async function onOneConnection<T>(db: Database, ler: (db: Database) => Promise<T>): Promise<T> {
  return is(db, PgTransaction) ? ler(db) : db.transaction(ler, { accessMode: 'read only' });
}

const onClient = (client: Pick<Pool, 'query'>) => drizzle(client as Pool, { casing: CASING }) as unknown as Database;

/** Binds a transaction that has just begun. It is sent with the first statement of the work, which fails when the binding does. */
async function bound<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  const binding = boundToCompany();
  if (!binding) return work();
  const binds = client.query(binding);
  binds.catch(() => {});
  try {
    return await work();
  } finally {
    await binds;
  }
}

/** Makes a transaction of each statement, in one round trip. */
function bindingEach(pool: Pool): Pick<Pool, 'query'> {
  const query = async (statement: QueryConfig, values: unknown[]) => {
    const binding = boundToCompany();
    if (!binding) return pool.query(statement, values);
    return onReleasedConnection(pool, async (client) => {
      const sent = [
        client.query(`begin; ${binding}`),
        client.query(statement, values),
        client.query('commit'),
      ] as const;
      await Promise.allSettled(sent);
      const [, answer] = await Promise.all(sent);
      return answer;
    });
  };
  return { query } as Pick<Pool, 'query'>;
}

/**
 * Drizzle keeps the connection of a transaction whose first statement failed, and the pool has one place less for good. A transaction
 * that could not be ended is not left to whoever comes next.
 */
async function onReleasedConnection<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let unfinished = false;
  try {
    return await work(client);
  } catch (error) {
    unfinished = error instanceof DrizzleQueryError && ENDS_A_TRANSACTION.test(error.query);
    throw error;
  } finally {
    client.release(unfinished);
  }
}

const ENDS_A_TRANSACTION = /^(begin|commit|rollback)/;
