import { connectPostgres, openPglite } from '#server/connect.ts';
import type { Connection } from '#server/platform/db/database.ts';
import { createCluster } from '#server/testing/disposable-postgres.ts';

/** Measures on the embedded database and, when there is one, on a real PostgreSQL; `so` restricts it to one of them. */
export async function nosDoisBancos(medir: (conexao: Connection) => Promise<void>, so?: string): Promise<void> {
  if (so !== 'postgres') await medirE(medir, await openPglite());
  const cluster = so === 'pglite' ? null : await createCluster();
  if (!cluster) return;
  await medirE(medir, await connectPostgres(cluster.url));
  cluster.parar();
}

async function medirE(medir: (conexao: Connection) => Promise<void>, conexao: Connection): Promise<void> {
  await medir(conexao);
  await conexao.fechar();
}
