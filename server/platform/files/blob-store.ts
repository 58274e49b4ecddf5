import { createHash, randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Content, FileOnDisk } from './stored-content.ts';

/** Keeps the bytes of files, each under its SHA-256. */
export interface BlobStore {
  guardar(empresaId: string, bucket: string, conteudo: Content): Promise<{ sha256: string }>;
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
    async guardar(empresaId, bucket, conteudo) {
      const sha256 = hashOf(conteudo);
      const destino = caminho(empresaId, bucket, sha256);
      if (await existe(destino)) return { sha256 };
      await mkdir(dirname(destino), { recursive: true });
      if (conteudo instanceof Uint8Array) await gravarInteiro(destino, conteudo);
      else await tomarArquivo(destino, conteudo);
      return { sha256 };
    },
    ler: (empresaId, bucket, sha256) => readFile(caminho(empresaId, bucket, sha256)),
  };
}

/** Hexadecimal. Of a file on the disk it was taken while the file was written. */
export function hashOf(conteudo: Content): string {
  return conteudo instanceof Uint8Array ? createHash('sha256').update(conteudo).digest('hex') : conteudo.sha256;
}

/** Gives a file of this disk a second name in the store, or copies it where the store is on another disk. */
async function tomarArquivo(destino: string, { caminho }: FileOnDisk): Promise<void> {
  const origem = await open(caminho, 'r+');
  try {
    await origem.sync();
  } finally {
    await origem.close();
  }
  await link(caminho, destino).catch(async (erro) => {
    if (erro.code === 'EEXIST') return;
    const parcial = `${destino}.${randomUUID()}`;
    await copyFile(caminho, parcial);
    const copia = await open(parcial, 'r+');
    await copia.sync().finally(() => copia.close());
    await rename(parcial, destino);
  });
}

/** Writes a temporary file, flushes it, then renames it: a power cut leaves the whole file or none. */
async function gravarInteiro(destino: string, bytes: Uint8Array): Promise<void> {
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
