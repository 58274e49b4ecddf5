import { createCluster } from '#server/testing/disposable-postgres.ts';
import { proveTwoNodes } from '#server/testing/proofs/prove-two-nodes.ts';

/** `npm run -s prova -- dois-nos`: two servers on one PostgreSQL behind one port, one of them killed under load, then the other. */
const cluster = await createCluster();
if (!cluster) throw new Error('Não há PostgreSQL nesta máquina.');
console.log(await proveTwoNodes(cluster.url));
cluster.parar();
