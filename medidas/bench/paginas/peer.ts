import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { comprimir } from '#scripts/site/comprimir.mjs';

const SOURCES = join(import.meta.dirname, 'react-admin');
const CACHE = resolve('.cache/paginas');

/**
 * Builds the react-admin application from its pinned public packages and returns the folder of the site, compressed. It is built
 * anew only when a source or the lock changes.
 */
export async function buildPeer(): Promise<string> {
  const site = join(CACHE, `react-admin-${await hashOf(SOURCES)}`);
  if (existsSync(site)) return site;
  const folder = await mkdtemp(join(tmpdir(), 'cais-react-admin-'));
  await cp(SOURCES, folder, { recursive: true });
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  await run('npm', ['exec', '--', 'vite', 'build', '--logLevel=error'], folder);
  await comprimir(join(folder, 'dist'));
  await mkdir(CACHE, { recursive: true });
  await cp(join(folder, 'dist'), site, { recursive: true });
  await rm(folder, { recursive: true });
  return site;
}

async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of globSync('**/*.*', { cwd: folder }).sort())
    hash.update(file).update(await readFile(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

async function run(program: string, given: readonly string[], cwd: string): Promise<void> {
  const child = spawn(program, given, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program} ${given.join(' ')} ended with ${code}.`);
}
