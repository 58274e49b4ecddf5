import { createCluster } from '#server/testing/disposable-postgres.ts';
import { proveAbsence } from '#server/testing/proofs/prove-absence.ts';

/** `npm run -s prova -- banco-fora [segundos]` stops PostgreSQL under load, for thirty seconds by default, and starts it again. */
const cluster = await createCluster();
console.log(await proveAbsence(cluster, Number(process.argv[2] ?? 30)));
await cluster.remove();
