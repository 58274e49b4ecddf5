import { createCluster } from '#server/testing/postgres-descartavel.ts';
import { proveTwoNodes } from '#server/testing/provas/provar-dois-nos.ts';

/** `npm run -s prova -- dois-nos`: two servers on one PostgreSQL behind one port, one of them killed under load, then the other. */
const cluster = await createCluster();
if (!cluster) throw new Error('Não há PostgreSQL nesta máquina.');
console.log(await proveTwoNodes(cluster.url));
cluster.parar();
