import { createCluster } from '#server/testing/disposable-postgres.ts';
import { proveTwoNodes } from '#server/testing/proofs/prove-two-nodes.ts';

/**
 * `npm run -s prova -- dois-nos` runs two servers on one PostgreSQL behind one port, and kills first one, then the other under
 * load.
 */
const cluster = await createCluster();
console.log(await proveTwoNodes(cluster.url));
await cluster.remove();
