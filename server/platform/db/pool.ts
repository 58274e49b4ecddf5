import { Pool, type PoolConfig } from 'pg';

/**
 * Connections to a real PostgreSQL. A lost connection fails its query, and the pool opens another. A connection sends the statements
 * that are asked together without waiting between them.
 */
export function createPool(url: string, limits: PoolConfig = {}): Pool {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    pipeline: true,
    ...limits,
  });
  // Without a listener, a lost connection ends the process.
  pool.on('error', () => {});
  pool.on('connect', (cliente) => cliente.on('error', () => {}));
  return pool;
}

/**
 * In milliseconds, what a server lets a connection wait: for a row that somebody else holds, for a statement, and between the
 * statements of a transaction. Without them one row held elsewhere stops every company, because the waiting requests take all
 * connections. A command of the operator has none: it may take hours.
 */
export const SERVER_LIMITS = {
  lock_timeout: 5_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
} as const satisfies PoolConfig;
