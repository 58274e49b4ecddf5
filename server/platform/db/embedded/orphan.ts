import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { InvalidConfiguration } from '#server/platform/env.ts';

/**
 * Ends the PostgreSQL that a killed server left on a cluster: its socket, which the kernel holds, tells whether there is one, in another
 * container too. Returns the number that its file names when that number is another program's now.
 * @throws {InvalidConfiguration} when it does not end.
 */
export async function endOrphan(cluster: string, socket: string): Promise<number | null> {
  for (let time = 0; ; time++) {
    const pid = numberIn(cluster);
    const ours = pid !== null && isPostgresOf(pid, cluster);
    if (!ours && !(await answers(socket))) return pid;
    if (time === TIMES) throw stillThere(cluster, pid);
    if (ours && time % SIGNAL_EVERY === 0) signal(pid, time === 0 ? 'SIGINT' : 'SIGQUIT');
    await wait(BETWEEN_MS);
  }
}

/** The process number in the file that PostgreSQL keeps while it runs. */
function numberIn(cluster: string): number | null {
  try {
    const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/** The supervisor has the same arguments, and ends by itself. */
function isPostgresOf(pid: number, cluster: string): boolean {
  const [program = '', ...args] = commandOf(pid);
  return /postgres(\.exe)?$/.test(program) && args.includes(cluster);
}

function commandOf(pid: number): string[] {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const [program = '', rest = ''] = execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
      .trim()
      .split(/ -D (?=\S)/);
    return [program, ...rest.split(' -c ')];
  } catch {
    return [];
  }
}

export function answers(socket: string): Promise<boolean> {
  return new Promise((known) => {
    const connection = connect(socket);
    connection.once('connect', () => known(true)).once('error', () => known(false));
    connection.once('connect', () => connection.destroy());
  });
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile, or is another user's: the next look tells.
  }
}

function stillThere(cluster: string, pid: number | null): InvalidConfiguration {
  return new InvalidConfiguration(
    `DATA_DIR: um PostgreSQL de antes${pid ? ` (processo ${pid})` : ''} ainda usa "${cluster}" e não termina. Termine-o e comece de novo.`,
  );
}

const BETWEEN_MS = 100;
const SIGNAL_EVERY = 50;
const TIMES = 300;
