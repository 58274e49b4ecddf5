import { criarCluster } from './postgres-descartavel.ts';

/** Jest global set-up: the server tests also run on a real PostgreSQL whenever there is one. */
export default async function prepararPostgres(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  const cluster = await criarCluster();
  if (!cluster) {
    console.log('\nSem PostgreSQL nesta máquina (nem TEST_DATABASE_URL): os testes do servidor rodam só no embutido.');
    return;
  }
  process.env.TEST_DATABASE_URL = cluster.url;
  process.on('exit', () => cluster.parar());
}
