import { chmod, mkdir, stat } from 'node:fs/promises';
import { InvalidConfiguration } from '#server/platform/env.ts';

/**
 * Makes the data folder when it is missing, for its owner alone.
 * @throws {InvalidConfiguration} when it cannot be used, or everybody on the machine may write to it: they could put another database
 * in the place of this one. A sticky folder such as /tmp does not let them.
 */
export async function openDataFolder(pasta: string): Promise<void> {
  await mkdir(pasta, { recursive: true, mode: OWNER_ONLY }).catch((erro) => {
    throw new InvalidConfiguration(`DATA_DIR: a pasta "${pasta}" não pode ser usada (${erro.code}).`);
  });
  const { mode } = await stat(pasta);
  if ((mode & EVERYBODY_WRITES) === 0 || (mode & STICKY) !== 0) return;
  throw new InvalidConfiguration(
    `DATA_DIR: qualquer usuário desta máquina pode escrever na pasta "${pasta}". Feche-a (chmod 700) ou indique outra.`,
  );
}

/** Makes a folder for its owner alone. One that is there and was open to others, as earlier versions left it, is closed. */
export async function ownFolder(pasta: string): Promise<string> {
  await mkdir(pasta, { recursive: true, mode: OWNER_ONLY });
  await chmod(pasta, OWNER_ONLY);
  return pasta;
}

const OWNER_ONLY = 0o700;
const EVERYBODY_WRITES = 0o002;
const STICKY = 0o1000;
