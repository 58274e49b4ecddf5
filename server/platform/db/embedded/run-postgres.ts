import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { sqlStates } from '#server/platform/db/sql-states.ts';
import type { Account } from './account.ts';
import { SUPERVISOR } from './supervisor.ts';
import { DAMAGE, EmbeddedFailure } from './why-it-does-not-start.ts';

export const PASSWORD = 'senha';

const LOG = 'postgres.log';

export interface Running {
  /** Resolves with the exit code or the name of the signal. */
  ended: Promise<number | string>;
  hasEnded(): boolean;
  end(how: 'fast' | 'at once'): void;
  /** What it wrote to its log since it was started. */
  said(): Promise<string>;
}

export async function run(what: {
  folder: string;
  account: Account;
  program: string;
  args: readonly string[];
  recycled: number | null;
}): Promise<Running> {
  const { folder, account, program, args, recycled } = what;
  const path = join(folder, LOG);
  const before = (await stat(path).catch(() => null))?.size ?? 0;
  if (before > LONG_LOG) await rename(path, `${path}.1`);
  const log = await open(path, 'a', 0o600);
  const onWindows = process.platform === 'win32';
  const [command = '', ...rest] = onWindows
    ? [program, ...args]
    : [...account.prefix, '/bin/sh', '-c', SUPERVISOR, 'postgres', program, ...args];
  const child = spawn(command, rest, {
    ...account.owner,
    cwd: folder,
    // A PostgreSQL that died left a number which is another program's now: this is how it is told to ignore it.
    env: { ...environment(), ...(recycled && { PG_GRANDPARENT_PID: String(recycled) }) },
    stdio: [onWindows ? 'ignore' : 'pipe', log.fd, log.fd],
    // Ctrl+C of a terminal is for this process, which stops it when the last request is answered.
    detached: !onWindows,
  });
  await log.close();
  let done = false;
  const ended = endOf(child).finally(() => {
    done = true;
  });
  child.stdin?.on('error', () => {});
  return {
    ended,
    hasEnded: () => done,
    end(how) {
      if (done) return;
      if (onWindows) child.kill();
      else child.stdin?.write(`${how}\n`);
    },
    said: async () => (await readFile(path, 'utf8')).slice(before > LONG_LOG ? 0 : before),
  };
}

const LONG_LOG = 1_000_000;

export function endOf(child: ChildProcess): Promise<number | string> {
  return new Promise((ended) => {
    child.once('error', (error) => ended(error.message));
    child.once('exit', (code, name) => ended(code ?? name ?? ''));
  });
}

/**
 * Waits until it answers, however long it takes to read its log again.
 * @throws {EmbeddedFailure} when it ends, or answers something else than that it is starting.
 */
export async function ready(running: Running, url: string): Promise<void> {
  while (!running.hasEnded()) {
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      await client.end().catch(() => {});
      const states = sqlStates(error);
      if (!states.every((state) => STARTING.has(state))) {
        running.end('fast');
        await running.ended;
        throw notLetIn(states, error as Error);
      }
    }
    await wait(20);
  }
  throw EmbeddedFailure.from(await running.said());
}

/** No socket yet, or PostgreSQL says that it is starting or ending. A connection that is cut has no code. */
const STARTING = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03']);

function notLetIn(states: readonly string[], { message }: Error): EmbeddedFailure {
  if (states.includes(WRONG_PASSWORD)) {
    return new EmbeddedFailure(`A senha do banco embutido, no arquivo "${PASSWORD}" da pasta, não é a dele.`);
  }
  return new EmbeddedFailure(
    `O banco embutido não deixa entrar (${message}).`,
    states.some((state) => DAMAGE.test(state)),
  );
}

const WRONG_PASSWORD = '28P01';

/** Nothing of this process's own: no secret, and no `PG…`, which PostgreSQL would obey. */
export function environment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  const all = { PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C', TZ: 'UTC' };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as NodeJS.ProcessEnv;
}
