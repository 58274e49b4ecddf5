import { createCluster } from '#server/testing/disposable-postgres.ts';
import { provePortal } from '#server/testing/proofs/prove-portal.ts';

/**
 * `npm run -s prova -- portal-em-dois` fetches DUIMPs from the simulated Portal Único by two servers on one PostgreSQL, and kills them.
 */
const cluster = await createCluster();
console.log(await provePortal(cluster.url));
await cluster.remove();
