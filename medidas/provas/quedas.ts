import { createCluster } from '#server/testing/disposable-postgres.ts';
import { proveCrashes } from '#server/testing/proofs/prove-crashes.ts';

/**
 * `npm run -s prova -- quedas [rodadas]` kills the server in the middle of writes, fifty times on the embedded database. When there
 * is a real PostgreSQL, it does so fifty times on that too. It checks the data after each start.
 */
const rodadas = Number(process.argv[2] ?? 50);

await provar('pglite');
const cluster = await createCluster();
if (cluster) {
  await provar('postgres', cluster.url);
  cluster.parar();
}

async function provar(banco: string, DATABASE_URL?: string): Promise<void> {
  const { respondidas, inteiras, ausentes } = await proveCrashes({
    rodadas,
    DATABASE_URL,
    aoRodar: (rodada, foi) => console.log(`${banco} ${rodada}:`, foi),
  });
  console.log(
    `${banco}: ${rodadas} quedas; ${respondidas} gravações respondidas, todas lá; das que não foram, ${inteiras} inteiras e ${ausentes} ausentes, nenhuma pela metade.`,
  );
}
