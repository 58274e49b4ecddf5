import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/platform/free-port.ts';
import type { DisposablePair } from '#server/testing/disposable-pair.ts';
import { killServer } from '#server/testing/separate-server.ts';
import { criarPessoa, entrar, subir } from './from-outside.ts';
import { type Contagem, conferir, escrever, prepararCadastros } from './ledger.ts';

export interface Failover extends Contagem {
  /** From the promotion to the first answered write, in milliseconds. */
  backAfterMs: number;
}

/**
 * Kills the primary of two PostgreSQL servers under load and promotes the standby, round after round. The API, which knows both, is
 * never restarted: it goes on with everything it had answered.
 * @throws {Error} naming the first record that differs from its answer or is incomplete.
 */
export async function proveFailover(pair: DisposablePair, rounds: number, afterRound = (_: Failover) => {}) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'cais-failover-'));
  const env = { DATA_DIR, DATABASE_URL: pair.url, PORT: String(await freePort()) };
  const access = await criarPessoa(env);
  const server = await subir(env);
  const counts: Failover[] = [];
  try {
    const person = await entrar(server, access);
    const registers = await prepararCadastros(person);
    for (let round = 1; round <= rounds; round++) {
      const ledger = escrever(person, registers, round);
      await ledger.respostas(BEFORE);
      await pair.killPrimary();
      await pair.promote();
      const promoted = performance.now();
      await ledger.respostas(1);
      const backAfterMs = Math.round(performance.now() - promoted);
      await ledger.respostas(AFTER);
      await ledger.parar();
      const count = { ...(await conferir(person, ledger, round)), backAfterMs };
      counts.push(count);
      afterRound(count);
      if (round < rounds) await pair.rejoin();
    }
    return counts;
  } finally {
    await killServer(server);
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}

const BEFORE = 20;
const AFTER = 40;
