import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#server/platform/free-port.ts';
import { criarPessoa, entrar, subir } from '#server/testing/proofs/from-outside.ts';
import { conferir, escrever, prepararCadastros } from '#server/testing/proofs/ledger.ts';
import { killServer } from '#server/testing/separate-server.ts';

/**
 * `npm run -s prova -- gestor-do-banco` puts two PostgreSQL servers under pg_auto_failover (root; apt-get install
 * postgresql-15-auto-failover pg-auto-failover-cli), and kills the primary and its keeper under load. Nobody promotes the standby by hand.
 */
const folder = mkdtempSync(join(tmpdir(), 'cais-gestor-'));
execFileSync('chown', ['postgres', folder]);
const ports = { monitor: await freePort(), um: await freePort(), dois: await freePort() };
const monitor = `postgres://autoctl_node@127.0.0.1:${ports.monitor}/pg_auto_failover?sslmode=disable`;
const owner = [
  '-u',
  'postgres',
  '--',
  'env',
  `HOME=${folder}`,
  `XDG_RUNTIME_DIR=${folder}`,
  `PATH=/usr/lib/postgresql/15/bin:/usr/bin:/bin`,
];
const COMMON = ['--hostname', '127.0.0.1', '--auth', 'trust', '--no-ssl'];
const keepers = new Map<string, ChildProcess>();

function pgAutoctl(...args: string[]): string {
  return execFileSync('runuser', [...owner, 'pg_autoctl', ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
}

function keep(node: string): void {
  const args = [...owner, 'pg_autoctl', 'run', '--pgdata', join(folder, node)];
  keepers.set(node, spawn('runuser', args, { cwd: folder, stdio: 'ignore', detached: true }));
}

async function until(what: RegExp): Promise<void> {
  for (let left = 120; !what.test(state()); left -= 1) {
    if (left === 0) throw new Error(`O gestor não chegou a ${what}:\n${state()}`);
    await wait(500);
  }
}

function state(): string {
  try {
    return pgAutoctl('show', 'state', '--pgdata', join(folder, 'monitor'));
  } catch {
    return '';
  }
}

function killNode(node: string): void {
  const { pid } = keepers.get(node) ?? {};
  if (pid) process.kill(-pid, 'SIGKILL');
  const [postmaster] = readFileSync(join(folder, node, 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(postmaster), 'SIGKILL');
}

try {
  pgAutoctl('create', 'monitor', '--pgdata', join(folder, 'monitor'), '--pgport', String(ports.monitor), ...COMMON);
  keep('monitor');
  await until(/Name/);
  for (const node of ['um', 'dois'] as const) {
    const place = ['--pgdata', join(folder, node), '--pgport', String(ports[node]), '--name', node];
    pgAutoctl(
      'create',
      'postgres',
      ...place,
      '--dbname',
      'cais',
      '--username',
      'cais',
      '--monitor',
      monitor,
      ...COMMON,
    );
    keep(node);
  }
  await until(/\bprimary \|[\s\S]*\bsecondary \|/);
  const env = {
    DATA_DIR: join(folder, 'cais'),
    DATABASE_URL: `postgres://cais@127.0.0.1:${ports.um},127.0.0.1:${ports.dois}/cais?target_session_attrs=read-write`,
    PORT: String(await freePort()),
  };
  const access = await criarPessoa(env);
  const server = await subir(env);
  const person = await entrar(server, access);
  const ledger = escrever(person, await prepararCadastros(person), 1);
  await ledger.respostas(40);
  const killed = performance.now();
  killNode('um');
  await ledger.respostas(10);
  console.log(
    `dez gravações respondidas ${((performance.now() - killed) / 1000).toFixed(1)} s depois da morte do primário`,
  );
  await ledger.respostas(40);
  await ledger.parar();
  console.log(
    `${(await conferir(person, ledger, 1)).respondidas} gravações respondidas, 0 perdidas, a API nunca reiniciada`,
  );
  await killServer(server);
} finally {
  for (const node of keepers.keys()) {
    try {
      killNode(node);
    } catch {
      // Already dead.
    }
  }
  rmSync(folder, { recursive: true, force: true });
}
