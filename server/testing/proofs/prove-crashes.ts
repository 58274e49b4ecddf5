import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { freePort } from '#server/platform/free-port.ts';
import { killServer, removeData, type SeparateServer } from '#server/testing/separate-server.ts';
import { criarPessoa, entrar, subir } from './from-outside.ts';
import { CONTADOS, type Contagem, conferir, escrever, prepararCadastros } from './ledger.ts';

/** What dies: the server, its PostgreSQL, or both, each with everything that looks after it. */
export const DEATHS = ['servidor', 'postgres', 'ambos'] as const;
type Death = (typeof DEATHS)[number];

interface AoProvar {
  rodadas: number;
  death: Death;
  aoRodar?: (rodada: number, foi: Contagem) => void;
}

/**
 * Kills (`SIGKILL`) in the middle of writes, again and again on the same data, and checks the data after each start.
 * Every answered write must be there as it was answered, and no other may be incomplete.
 * @throws {Error} naming the first record that breaks this.
 */
export async function proveCrashes({ rodadas, death, aoRodar }: AoProvar): Promise<Contagem> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'cais-quedas-'));
  const env = { DATA_DIR, PORT: String(await freePort()) };
  const acesso = await criarPessoa(env);
  const total: Contagem = { respondidas: 0, inteiras: 0, ausentes: 0 };
  let servidor: SeparateServer | undefined;
  try {
    servidor = await subir(env);
    const comeco = await prepararCadastros(await entrar(servidor, acesso));
    for (let rodada = 1; rodada <= rodadas; rodada++) {
      const pessoa = await entrar(servidor, acesso);
      const livro = escrever(pessoa, comeco, rodada);
      // Random, so that each kill comes at a different moment.
      await livro.respostas(randomInt(1, 30));
      await esperar(randomInt(0, 40));
      if (death !== 'servidor') killPostgres(DATA_DIR);
      if (death !== 'postgres') await killServer(servidor);
      await livro.parar();
      if (death === 'postgres') await untilWell(servidor);
      else servidor = await subir(env);
      const foi = await conferir(await entrar(servidor, acesso), livro, rodada);
      for (const campo of CONTADOS) total[campo] += foi[campo];
      aoRodar?.(rodada, foi);
    }
    return total;
  } finally {
    if (servidor) await killServer(servidor);
    await removeData(DATA_DIR);
  }
}

/** The same server goes on by itself. */
async function untilWell({ url }: SeparateServer): Promise<void> {
  while (!(await fetch(`${url}/saude`)).ok) await esperar(50);
}

function killPostgres(dataDir: string): void {
  const [postmaster] = readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(postmaster), 'SIGKILL');
}
