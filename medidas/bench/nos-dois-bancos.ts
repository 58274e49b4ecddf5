import { abrirPglite, conectarPostgres } from '#server/connect.ts';
import type { Conexao } from '#server/platform/db/database.ts';
import { criarCluster } from '#server/testing/postgres-descartavel.ts';

/** Measures on the embedded database and, where there is one, on a real PostgreSQL; on one of them only where `so` names it. */
export async function nosDoisBancos(medir: (conexao: Conexao) => Promise<void>, so?: string): Promise<void> {
  if (so !== 'postgres') await medirE(medir, await abrirPglite());
  const cluster = so === 'pglite' ? null : await criarCluster();
  if (!cluster) return;
  await medirE(medir, await conectarPostgres(cluster.url));
  cluster.parar();
}

async function medirE(medir: (conexao: Conexao) => Promise<void>, conexao: Conexao): Promise<void> {
  await medir(conexao);
  await conexao.fechar();
}
