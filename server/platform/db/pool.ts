import { Pool } from 'pg';

/**
 * Connections to a real PostgreSQL. A lost connection fails its query, and the pool opens another. A connection sends the statements
 * that are asked together without waiting between them.
 */
export function createPool(url: string): Pool {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true, pipeline: true });
  // Without a listener, a lost connection ends the process.
  pool.on('error', () => {});
  pool.on('connect', (cliente) => cliente.on('error', () => {}));
  return pool;
}
