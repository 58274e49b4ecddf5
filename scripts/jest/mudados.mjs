import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files that differ from what the branch was made of: committed since, changed or new. Without a branch to compare with, those not
 * committed; outside a repository none.
 */
export function arquivosMudados(pasta = '.') {
  const git = (...argumentos) =>
    execFileSync('git', argumentos, { cwd: pasta, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const base = ['@{upstream}', 'origin/main'].map((outro) => {
    try {
      return git('merge-base', 'HEAD', outro).trim();
    } catch {
      return null;
    }
  });
  try {
    const de = base.find(Boolean) ?? 'HEAD';
    const nomes = `${git('diff', '--name-only', de)}${git('ls-files', '--others', '--exclude-standard')}`;
    return [...new Set(nomes.split('\n'))].filter((nome) => nome && existsSync(join(pasta, nome))).sort();
  } catch {
    return [];
  }
}
