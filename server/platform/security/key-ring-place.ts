import { readFileSync, type Stats, statSync } from 'node:fs';
import { chmod, open, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { InvalidConfiguration } from '#server/platform/env.ts';
import { openDataFolder } from '#server/platform/files/own-folder.ts';
import { type KeyRing, keyRingText, newSecret, readKeyRing, UnreadableKeyRing } from './key-ring.ts';

/** The settings that say where the secrets of the installation are. */
export interface KeyRingSettings {
  SEGREDO_DOS_WEBHOOKS?: string | undefined;
  DATA_DIR: string;
}

/** The ring as it is now. */
export type CurrentKeyRing = () => KeyRing;

/**
 * The ring of the variable, or else of a file of the data folder, made on first use and readable by this user only. A file that is
 * written anew is read anew, so a server learns of a rotation without a restart.
 * @throws {InvalidConfiguration} when the file is no ring.
 */
export async function openKeyRing(settings: KeyRingSettings): Promise<CurrentKeyRing> {
  if (settings.SEGREDO_DOS_WEBHOOKS) return fixed(settings.SEGREDO_DOS_WEBHOOKS);
  await openDataFolder(settings.DATA_DIR);
  const file = keyRingFile(settings);
  await writeFile(file, newSecret(), { flag: 'wx', mode: 0o600, flush: true }).catch((erro) => {
    if (erro.code !== 'EEXIST') throw erro;
  });
  await chmod(file, 0o600);
  return followed(file);
}

/** The ring that is there already; null when there is none. Nothing is made. */
export async function existingKeyRing(settings: KeyRingSettings): Promise<KeyRing | null> {
  if (settings.SEGREDO_DOS_WEBHOOKS) return readKeyRing(settings.SEGREDO_DOS_WEBHOOKS);
  const file = keyRingFile(settings);
  return (await stat(file).catch(() => null)) ? read(file, await readFile(file, 'utf8')) : null;
}

/** Puts a ring in the place of the one there is, whole or not at all, also when the power goes. Its owner stays who it was. */
export async function replaceKeyRing(settings: KeyRingSettings, ring: KeyRing): Promise<void> {
  const file = keyRingFile(settings);
  const unfinished = `${file}.novo`;
  const owner = await stat(file).catch(() => null);
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.chmod(0o600);
    if (owner && owner.uid !== process.getuid?.()) await handle.chown(owner.uid, owner.gid);
    await handle.writeFile(keyRingText(ring));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
  // Windows opens no folder, and its rename needs no flush of one.
  if (process.platform === 'win32') return;
  const folder = await open(dirname(file), 'r');
  await folder.sync().finally(() => folder.close());
}

export const keyRingFile = ({ DATA_DIR }: KeyRingSettings): string => join(DATA_DIR, 'segredo-dos-webhooks');

function fixed(text: string): CurrentKeyRing {
  const ring = readKeyRing(text);
  return () => ring;
}

/** Looks at the file each time and reads it only when it is another. While it cannot be read, the ring stays what it was. */
function followed(file: string): CurrentKeyRing {
  let seen = mark(statSync(file));
  let ring = read(file, readFileSync(file, 'utf8'));
  return () => {
    try {
      const now = mark(statSync(file));
      if (now !== seen) {
        ring = read(file, readFileSync(file, 'utf8'));
        seen = now;
      }
    } catch {}
    return ring;
  };
}

const mark = ({ ino, size, mtimeMs }: Stats): string => `${ino}/${size}/${mtimeMs}`;

function read(file: string, text: string): KeyRing {
  try {
    // What a power cut leaves of a file just made would be a key that everybody can guess.
    if (text.trim() === '') throw new UnreadableKeyRing();
    return readKeyRing(text.trim());
  } catch (erro) {
    if (!(erro instanceof UnreadableKeyRing)) throw erro;
    throw new InvalidConfiguration(
      `O chaveiro em "${file}" está cortado ou mudado. Traga-o da cópia que guardou à parte.`,
    );
  }
}
