import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A kept file; its name is the SHA-256 of its bytes (server/platform/files/blob-store.ts). */
export interface FolderFile {
  /** The path within the file store, with `/` on every system. */
  caminho: string;
  noDisco: string;
  tamanho: number;
}

/** Lists the files of a file store in the order of their names. It leaves out a file that is still being written. */
export async function* arquivosDaPasta(pasta: string, raiz = pasta): AsyncGenerator<FolderFile> {
  const entradas = await readdir(pasta, { withFileTypes: true }).catch((erro: NodeJS.ErrnoException) => {
    if (erro.code === 'ENOENT') return [];
    throw erro;
  });
  for (const entrada of entradas.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const noDisco = join(pasta, entrada.name);
    if (entrada.isDirectory()) yield* arquivosDaPasta(noDisco, raiz);
    else if (EH_SHA256.test(entrada.name)) {
      const { size } = await stat(noDisco);
      yield { caminho: relative(raiz, noDisco).split(sep).join('/'), noDisco, tamanho: size };
    }
  }
}

export async function sha256DoDisco(caminho: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const pedaco of createReadStream(caminho)) hash.update(pedaco);
  return hash.digest('hex');
}

const EH_SHA256 = /^[\da-f]{64}$/;
