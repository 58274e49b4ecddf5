import { Pool } from 'pg';

/** Connections to a real PostgreSQL. One that is lost fails what was asked on it, and the pool makes another. */
export function criarPool(url: string): Pool {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  // Unheard, the loss would end the process.
  pool.on('error', () => {});
  pool.on('connect', (cliente) => cliente.on('error', () => {}));
  return pool;
}
