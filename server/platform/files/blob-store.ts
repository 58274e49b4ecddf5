import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Keeps the bytes of files, each under its SHA-256. */
export interface BlobStore {
  guardar(empresaId: string, bucket: string, bytes: Uint8Array): Promise<{ sha256: string }>;
  ler(empresaId: string, bucket: string, sha256: string): Promise<Uint8Array>;
}

/** A store whose files are on this disk. */
export interface FolderBlobStore extends BlobStore {
  caminho(empresaId: string, bucket: string, sha256: string): string;
}

/** The path of a file within a store: `{bucket}/{empresa}/{ab}/{sha256}`. */
export function blobPath(empresaId: string, bucket: string, sha256: string): string {
  return [bucket, empresaId, sha256.slice(0, 2), sha256].join('/');
}

/** A file store in a folder. */
export function folderBlobStore(pasta: string): FolderBlobStore {
  const caminho = (empresaId: string, bucket: string, sha256: string) =>
    join(pasta, blobPath(empresaId, bucket, sha256));

  return {
    caminho,
    async guardar(empresaId, bucket, bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const destino = caminho(empresaId, bucket, sha256);
      if (!(await existe(destino))) await gravarInteiro(destino, bytes);
      return { sha256 };
    },
    ler: (empresaId, bucket, sha256) => readFile(caminho(empresaId, bucket, sha256)),
  };
}

/** Writes a temporary file, flushes it, then renames it: a power cut leaves the whole file or none. */
async function gravarInteiro(destino: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(destino), { recursive: true });
  const parcial = `${destino}.${randomUUID()}`;
  const arquivo = await open(parcial, 'wx');
  try {
    await arquivo.writeFile(bytes);
    await arquivo.sync();
  } finally {
    await arquivo.close();
  }
  await rename(parcial, destino);
}

async function existe(caminho: string): Promise<boolean> {
  return stat(caminho).then(
    () => true,
    () => false,
  );
}
