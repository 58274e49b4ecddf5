import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InvalidConfiguration } from '#server/platform/env.ts';

/** Keeps a second process out of a data folder: two embedded databases on the same files would ruin both. */
export async function lockFolder(pasta: string): Promise<() => Promise<void>> {
  const trava = join(pasta, 'em-uso.pid');
  if (!(await criar(trava))) {
    const dono = Number(await readFile(trava, 'utf8').catch(() => ''));
    if (dono && dono !== process.pid && estaVivo(dono)) {
      throw new InvalidConfiguration(
        `DATA_DIR: a pasta "${pasta}" já está em uso pelo processo ${dono}. Pare-o ou indique outra pasta.`,
      );
    }
    // The lock of a process that was killed.
    await rm(trava, { force: true });
    if (!(await criar(trava))) return lockFolder(pasta);
  }
  return () => rm(trava, { force: true });
}

async function criar(trava: string): Promise<boolean> {
  try {
    await writeFile(trava, String(process.pid), { flag: 'wx' });
    return true;
  } catch (erro) {
    if ((erro as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw erro;
  }
}

function estaVivo(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (erro) {
    return (erro as NodeJS.ErrnoException).code === 'EPERM';
  }
}
