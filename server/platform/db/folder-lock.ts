import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { InvalidConfiguration } from '#server/platform/env.ts';

/**
 * Keeps a second process out of a data folder: two embedded databases on the same files would ruin both. The lock is SQLite's on a file
 * of the folder, so the kernel holds it: it holds across containers of one machine, whatever their process numbers, and is gone with
 * its process, after `kill -9` or a power cut too. Returns what releases it.
 * @throws {InvalidConfiguration} when another process holds the folder, or no file can be made in it.
 */
export async function lockFolder(pasta: string): Promise<() => Promise<void>> {
  const donos = join(pasta, OWNER);
  const trava = take(pasta);
  if (!trava) {
    const dono = await readFile(donos, 'utf8').catch(() => '');
    throw new InvalidConfiguration(
      `DATA_DIR: a pasta "${pasta}" já está em uso${dono && ` pelo ${dono}`}. Pare-o ou indique outra pasta.`,
    );
  }
  await writeFile(donos, `processo ${process.pid} da máquina ${hostname()}`).catch((erro) => {
    trava.close();
    throw erro;
  });
  return async () => {
    await rm(donos, { force: true });
    trava.close();
  };
}

/** Returns nothing when somebody else has the lock. The open transaction holds it until the database is closed. */
function take(pasta: string): DatabaseSync | null {
  const trava = open(pasta);
  try {
    trava.exec('begin exclusive');
    return trava;
  } catch (erro) {
    trava.close();
    const { errcode } = erro as { errcode?: number };
    if (errcode === SQLITE_BUSY) return null;
    throw errcode === SQLITE_FULL ? Object.assign(new Error('disk full', { cause: erro }), { code: 'ENOSPC' }) : erro;
  }
}

function open(pasta: string): DatabaseSync {
  try {
    return new DatabaseSync(join(pasta, LOCK));
  } catch (erro) {
    throw new InvalidConfiguration(
      `DATA_DIR: a pasta "${pasta}" não pode ser travada (${(erro as Error).message}). Dê a este usuário o direito de escrever nela.`,
    );
  }
}

const LOCK = 'em-uso.trava';
/** This file names the holder of the lock. Only the sentence of a refusal reads it. */
const OWNER = 'em-uso.txt';
const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;
