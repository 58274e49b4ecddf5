import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat, statfs, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sqlStates } from '#server/platform/db/sql-states.ts';
import { freePort } from '#server/platform/free-port.ts';
import { type Account, giveTo } from './account.ts';
import { answers, endOrphan } from './orphan.ts';
import { placePrograms, programIn, withoutPrograms } from './programs.ts';
import { endOf, environment, PASSWORD, type Running, ready, run } from './run-postgres.ts';
import { ON_POSIX, SETTINGS } from './settings.ts';
import { EmbeddedFailure, STILL_LEAVING } from './why-it-does-not-start.ts';

/** A PostgreSQL that runs as a child of this process, on a cluster in a folder. */
export interface Cluster {
  /** The address of its first database, with the password in it. */
  url: string;
  /** Ends it: what was under way is undone, what was answered stays. `at once` is as in a crash: the next start reads its log again. */
  stop(how?: 'fast' | 'at once'): Promise<void>;
  /** What is behind a failure: where a connection was cut, what PostgreSQL said of itself. */
  because(error: unknown): Promise<unknown>;
}

interface ClusterStart {
  /** Made when it is missing, for its owner alone; everything of the cluster is in it. */
  folder: string;
  account: Account;
  connections?: number;
  /** Over those of a small machine. */
  settings?: Readonly<Record<string, string>>;
  /** Listens to the loopback there, as on Windows, and not to a socket. */
  port?: number | undefined;
  /** Hears that it died and is started again. */
  tell?: (sentence: string) => void;
  /** How long a fast end may take before it is ended at once. */
  patienceMs?: number;
}

/**
 * Starts PostgreSQL in a folder, and again whenever it dies, until it is stopped. It ends by itself within five seconds of the death of
 * this process; where that failed, what is left of it is ended here.
 * @throws {EmbeddedFailure} when it does not start, with what it said.
 * @throws {InvalidConfiguration} on a platform without PostgreSQL, or where another one holds the cluster.
 */
export async function startCluster(start: ClusterStart): Promise<Cluster> {
  const { folder, account, tell = (sentence) => console.error(sentence), patienceMs = PATIENCE_MS } = start;
  await ownedFolder(folder, account);
  const bin = await placePrograms(account, folder);
  await removeRemains(folder);
  const cluster = join(folder, CLUSTER);
  if (!existsSync(join(cluster, 'PG_VERSION'))) await makeCluster(folder, bin, account);
  await requireVersion(folder);
  const password = await readFile(join(folder, PASSWORD), 'utf8');
  const port = start.port ?? (process.platform === 'win32' ? await freePort() : undefined);
  const socket = await shortPath(cluster);
  const host = port ? '127.0.0.1' : encodeURIComponent(socket.path);
  const url = addressOf({ password, host, port: port ?? SOCKET_PORT });

  const args = [
    '-D',
    cluster,
    ...asArguments({ ...SETTINGS, ...place(port), ...connectionsOf(start), ...start.settings }),
  ];
  const launch = async (left = TRIES): Promise<Running> => {
    const recycled = await endOrphan(cluster, socketIn(socket.path));
    const running = await run({ folder, account, program: programIn(bin, 'postgres'), args, recycled });
    try {
      await ready(running, url);
      return running;
    } catch (error) {
      if (error !== STILL_LEAVING || left === 0) throw error;
    }
    await wait(BETWEEN_TRIES_MS);
    return launch(left - 1);
  };

  let running = await launch().catch(async (error) => {
    await socket.remove();
    throw error;
  });
  let stopping = false;
  const kept = keepRunning();
  async function keepRunning(): Promise<void> {
    while (!stopping) {
      const code = await running.ended;
      if (stopping) return;
      tell(`O PostgreSQL embutido parou (${code}) e é iniciado de novo.`);
      for (let pause = 0; !stopping; pause = Math.min(pause + 500, 5_000)) {
        await wait(pause);
        const again = await launch().catch((error: Error) => tell(error.message));
        if (!again) continue;
        running = again;
        break;
      }
    }
  }

  return {
    url,
    async stop(how = 'fast') {
      stopping = true;
      running.end(how);
      const impatient = setTimeout(() => running.end('at once'), patienceMs);
      await kept;
      // It may have been launched at that moment.
      running.end(how);
      await running.ended;
      clearTimeout(impatient);
      await socket.remove();
    },
    because: async (error) =>
      sqlStates(error).some((state) => CUT.test(state)) ? EmbeddedFailure.from(await running.said()) : error,
  };
}

/** The connection was cut, or is refused because PostgreSQL ends or begins anew. */
const CUT = /^(?:ECONNRESET|ECONNREFUSED|EPIPE|ENOENT|57P0[123])$/;

/** A fast end writes what is in memory to the disk. On a full disk it may wait for itself without end (tried with 18.4). */
const PATIENCE_MS = 5_000;

/** The address of the PostgreSQL that another process runs on the cluster of a folder; null where none answers. */
export async function joinCluster(folder: string): Promise<{ url: string; leave: () => Promise<void> } | null> {
  const socket = await shortPath(join(folder, CLUSTER));
  const leave = () => socket.remove();
  if (process.platform !== 'win32' && (await answers(socketIn(socket.path)))) {
    const password = await readFile(join(folder, PASSWORD), 'utf8');
    return { url: addressOf({ password, host: encodeURIComponent(socket.path), port: SOCKET_PORT }), leave };
  }
  await leave();
  return null;
}

const socketIn = (folder: string) => join(folder, `.s.PGSQL.${SOCKET_PORT}`);

const addressOf = ({ password, host, port }: { password: string; host: string; port: number }) =>
  `postgres://${USER}:${password}@${host}:${port}/postgres`;

/** For what a killed one left: its connections notice at their next statement. */
const TRIES = 150;

const BETWEEN_TRIES_MS = 200;

const CLUSTER = 'cluster';

const USER = 'cais';

/** The name of the socket carries it. */
const SOCKET_PORT = 5432;

/** Of PostgreSQL, of which a cluster of another is not read. */
const VERSION = '18';

/** An interrupted `initdb` leaves only what the next start removes. */
async function makeCluster(folder: string, bin: string, account: Account): Promise<void> {
  const unfinished = join(folder, `${CLUSTER}.novo`);
  const password = join(folder, PASSWORD);
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  await giveTo(account, password);
  const args = ['-D', unfinished, '-U', USER, `--pwfile=${password}`, ...INITIAL];
  const [command = '', ...rest] = [...account.prefix, programIn(bin, 'initdb'), ...args];
  const child = spawn(command, rest, {
    ...account.owner,
    cwd: folder,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (part) => {
    said += part;
  });
  child.stderr.on('data', (part) => {
    said += part;
  });
  const code = await endOf(child);
  // The loader that the programs name is not there: they are of another system library.
  if (typeof code === 'string' && code.includes('ENOENT')) throw withoutPrograms();
  // On a full disk its last words may be about something else.
  if (code !== 0) throw EmbeddedFailure.from((await isFull(folder)) ? NO_SPACE : said, { isNew: true });
  await rename(unfinished, join(folder, CLUSTER));
}

async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < NEEDED_BYTES;
}

const NO_SPACE = 'No space left on device';

/** A new cluster takes some forty megabytes. */
const NEEDED_BYTES = 48_000_000;

/** Bytes are compared as they are, and letters have their cases, whatever the machine speaks. */
const INITIAL = [
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

async function requireVersion(folder: string): Promise<void> {
  const version = (await readFile(join(folder, CLUSTER, 'PG_VERSION'), 'utf8')).trim();
  if (version === VERSION) return;
  throw new EmbeddedFailure(
    `O banco em "${folder}" é do PostgreSQL ${version}, e esta versão do Cais traz o ${VERSION}. Faça uma cópia com a versão de antes (npm run backup) e restaure-a aqui com --substituir.`,
  );
}

async function ownedFolder(folder: string, account: Account): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  if (account.owner && (await stat(folder)).uid !== account.owner.uid) await giveTo(account, folder);
}

async function removeRemains(folder: string): Promise<void> {
  await rm(join(folder, `${CLUSTER}.novo`), { recursive: true, force: true });
}

/** A path to a folder that fits into the address of a socket; a link to it where its own is too long. */
async function shortPath(folder: string): Promise<{ path: string; remove: () => Promise<void> }> {
  if (Buffer.byteLength(folder) <= LONGEST || process.platform === 'win32') {
    return { path: folder, remove: async () => {} };
  }
  const link = await mkdtemp(join(tmpdir(), 'cais-'));
  await symlink(folder, join(link, 's'));
  return { path: join(link, 's'), remove: () => rm(link, { recursive: true, force: true }) };
}

const LONGEST = 80;

function place(port: number | undefined): Record<string, string> {
  if (port) return { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) };
  return { ...ON_POSIX, port: String(SOCKET_PORT) };
}

const connectionsOf = ({ connections = 40 }: ClusterStart) => ({ max_connections: String(connections) });

const asArguments = (settings: Record<string, string>) =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
