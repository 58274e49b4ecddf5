import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { lchown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** An account runs PostgreSQL. It is another user's where this process is root's, because PostgreSQL refuses to run as root. */
export interface Account {
  /** Stands before the program and its arguments. */
  prefix: readonly string[];
  /** The user to become and to own the files, where it is another. */
  owner?: { uid: number; gid: number };
}

/**
 * The account for the data of a folder. Under root it is the owner of the folder; where that is root too, a user of a namespace, which
 * works on root's own files; and where the machine forbids namespaces, a user of its own.
 */
export function accountFor(folder: string): Account {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const { uid, gid } = statSync(folder);
  if (uid !== 0) return { prefix: [], owner: { uid, gid } };
  const other = someOtherUser();
  const prefix = ['unshare', '--user', `--map-user=${other.uid}`, `--map-group=${other.gid}`];
  return runs([...prefix, 'true']) ? { prefix } : { prefix: [], owner: other };
}

/** Whether the account reaches a file or folder, and may use it. */
export function reaches({ prefix, owner }: Account, path: string): boolean {
  return runs([...prefix, 'test', '-x', path], owner);
}

/** Gives a file or folder, with all that is in it, to the user of an account. */
export async function giveTo({ owner }: Account, path: string): Promise<void> {
  if (!owner) return;
  const inside = (await stat(path)).isDirectory() ? await readdir(path, { recursive: true }) : [];
  for (const name of ['', ...inside]) await lchown(join(path, name), owner.uid, owner.gid);
}

/** `initdb` asks the machine for the name of its user, so it has to be one that the machine knows. */
function someOtherUser(): { uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
  const found = PREFERRED.map((wanted) => users.find(({ name }) => name === wanted)).find(Boolean) ?? users[0];
  return { uid: found?.uid ?? NOBODY, gid: found?.gid ?? NOBODY };
}

function runs([program = '', ...args]: readonly string[], owner?: Account['owner']): boolean {
  return spawnSync(program, args, { ...owner, stdio: 'ignore', cwd: '/' }).status === 0;
}

const PREFERRED = ['cais', 'postgres', 'nobody'];
const NOBODY = 65_534;
