import { connectPostgres } from '#server/connect.ts';
import type { Connection } from '#server/platform/db/database.ts';
import { createCluster } from '#server/testing/disposable-postgres.ts';

/** Measures on a throw-away database of the PostgreSQL that comes with Cais, with its settings. */
export async function onDatabase(measure: (connection: Connection) => Promise<void>): Promise<void> {
  const cluster = await createCluster();
  const connection = await connectPostgres(cluster.url);
  await measure(connection);
  await connection.fechar();
  await cluster.remove();
}
