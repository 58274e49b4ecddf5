import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Notes where the newest copy of a data folder is, for the day its database does not open. */
export async function noteNewestCopy(dataDir: string, archive: string): Promise<void> {
  await writeFile(join(dataDir, NOTE), `${resolve(archive)}\n`);
}

/** Names the newest copy that is still where it was made, and the command that restores it. */
export async function newestCopyInWords(dataDir: string): Promise<string> {
  const archive = (await readFile(join(dataDir, NOTE), 'utf8').catch(() => '')).trim();
  if (!archive || !existsSync(archive)) {
    return 'Restaure a cópia mais nova: npm run restore -- copia.tar.gz --substituir. O que está na pasta é guardado ao lado.';
  }
  const day = (await stat(archive)).mtime.toLocaleString('pt-BR');
  return `A cópia mais nova é "${archive}", de ${day}: npm run restore -- "${archive}" --substituir. O que está na pasta é guardado ao lado.`;
}

const NOTE = 'copia-mais-nova.txt';
