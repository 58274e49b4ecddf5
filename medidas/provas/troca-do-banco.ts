import { createPair } from '#server/testing/disposable-pair.ts';
import { proveFailover } from '#server/testing/proofs/prove-failover.ts';

/**
 * `npm run -s prova -- troca-do-banco [rounds]` kills the primary of two PostgreSQL servers under load and promotes the standby, twenty
 * times by default.
 */
const rounds = Number(process.argv[2] ?? 20);
const pair = await createPair();
try {
  const counts = await proveFailover(pair, rounds, ({ respondidas, backAfterMs }) =>
    console.log(`${respondidas} respondidas, todas no lugar; primeira gravação ${backAfterMs} ms depois da promoção`),
  );
  const answered = counts.reduce((sum, { respondidas }) => sum + respondidas, 0);
  console.log(`${rounds} trocas, ${answered} gravações respondidas, 0 perdidas, a API nunca reiniciada`);
} finally {
  await pair.stop();
}
