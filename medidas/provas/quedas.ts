import { DEATHS, proveCrashes } from '#server/testing/proofs/prove-crashes.ts';

/**
 * `npm run -s prova -- quedas [rodadas] [servidor|postgres|ambos]` kills the server, its PostgreSQL, and both in the middle of writes,
 * thirty times each, and checks the data after each.
 */
const [rodadas = '30', only] = process.argv.slice(2);

for (const death of DEATHS.filter((one) => !only || one === only)) {
  const { respondidas, inteiras, ausentes } = await proveCrashes({
    rodadas: Number(rodadas),
    death,
    aoRodar: (rodada, foi) => console.log(`${death} ${rodada}:`, foi),
  });
  console.log(
    `${death}: ${rodadas} quedas; ${respondidas} gravações respondidas, todas lá; das que não foram, ${inteiras} inteiras e ${ausentes} ausentes, nenhuma pela metade.`,
  );
}
