import { DEATHS, proveCrashes } from '#server/testing/proofs/prove-crashes.ts';

/**
 * `npm run -s prova -- quedas [rodadas]` kills the server, its PostgreSQL, and both in the middle of writes, thirty times each, and
 * checks the data after each.
 */
const rodadas = Number(process.argv[2] ?? 30);

for (const death of DEATHS) {
  const { respondidas, inteiras, ausentes } = await proveCrashes({
    rodadas,
    death,
    aoRodar: (rodada, foi) => console.log(`${death} ${rodada}:`, foi),
  });
  console.log(
    `${death}: ${rodadas} quedas; ${respondidas} gravações respondidas, todas lá; das que não foram, ${inteiras} inteiras e ${ausentes} ausentes, nenhuma pela metade.`,
  );
}
