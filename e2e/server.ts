import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

export interface RunningServer {
  /** Makes its invitations eight days older: who was invited this week is no second person. */
  ageInvitations(): Promise<void>;
  origin: string;
  process: ChildProcess;
  stop: () => Promise<void>;
}

interface ServerStart {
  /** The data folder that it starts with a copy of. */
  template?: string | undefined;
  /** The first person of a database that starts empty. */
  first?: { email: string; nome: string; senha: string; empresa: string };
  env?: Record<string, string>;
  /** Modules that Node loads before the server. */
  preloads?: readonly string[];
}

/** Starts the product on a free port, with a data folder that goes with it. */
export async function startServer({ template, first, env, preloads = [] }: ServerStart): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'cais-e2e-'));
  if (template) await cp(template, folder, { recursive: true });
  const port = await freePort();
  const all = { ...QUIET, DATA_DIR: folder, PORT: String(port), HOST: 'localhost', ...env };
  if (first) {
    const { email, nome, senha, empresa } = first;
    const create = ['scripts/usuario.ts', 'criar', '--email', email, '--nome', nome, '--empresa', empresa];
    await promisify(execFile)(process.execPath, create, { env: { ...process.env, ...all, SENHA: senha } });
  }
  const running = await startProcess([...preloads.flatMap((module) => ['--import', module]), 'server/main.ts'], {
    env: all,
    ready: 'no ar',
  });
  return {
    ...running,
    origin: `http://localhost:${port}`,
    ageInvitations: async () => {
      const age = { env: { ...process.env, ...all } };
      await promisify(execFile)(process.execPath, ['server/testing/age-invitations.ts'], age);
    },
    async stop() {
      await running.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

/** Starts a Node program, and goes on once it says that it is ready. One that ends before fails with what it said. */
export async function startProcess(
  args: readonly string[],
  { env, ready }: { env: Record<string, string>; ready: string },
): Promise<Pick<RunningServer, 'process' | 'stop'>> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  const kill = () => void child.kill('SIGKILL');
  // A worker that ends early leaves nothing behind.
  process.once('exit', kill);
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (part: Buffer) => {
      said += part;
      if (said.includes(ready)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`${args.at(-1)} ended (${code}): ${said}`)));
  });
  return {
    process: child,
    /** Nothing is kept, so nothing is written to the end. */
    async stop() {
      process.off('exit', kill);
      const end = once(child, 'exit');
      kill();
      await end;
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Nobody is there: the rates stay those of the demonstration, whatever network the tests run in. */
const QUIET = {
  DATABASE_URL: '',
  ARQUIVOS_S3_BUCKET: '',
  LOG_LEVEL: 'error',
  TZ: 'America/Manaus',
  PTAX_ENDERECO: 'http://127.0.0.1:9',
  NODE_COMPILE_CACHE: resolve('.cache/compilado'),
};
