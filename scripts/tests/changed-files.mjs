import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Holds the commit at which `npm test -- --inteira` was last green. */
export const PROVED = '.ci/proved';

/**
 * The files that differ from the last whole run: committed since, changed or new. Where that commit is not known, from what the branch
 * was made of; without a branch to compare with, those not committed; outside a repository none.
 */
export function changedFiles(folder = '.') {
  const git = (...words) =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const base =
      [proved(folder), '@{upstream}', 'origin/main'].map((other) => commonWith(other, git)).find(Boolean) ?? 'HEAD';
    const names = `${git('diff', '--name-only', base)}${git('ls-files', '--others', '--exclude-standard')}`;
    return [...new Set(names.split('\n'))].filter((name) => name && existsSync(join(folder, name))).sort();
  } catch {
    return [];
  }
}

/** The commit to write into PROVED; null where something is not committed, because then no commit was proved. */
export function commitProved(folder = '.') {
  const git = (...words) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim();
  return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null;
}

function proved(folder) {
  const path = join(folder, PROVED);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}

function commonWith(other, git) {
  try {
    return other && git('merge-base', 'HEAD', other).trim();
  } catch {
    return null;
  }
}
