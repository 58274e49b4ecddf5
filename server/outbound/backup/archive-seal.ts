import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { BackupFailure } from './failure.ts';

/**
 * Returns the end of an archive: an empty gzip member whose extra field holds the SHA-256 of every byte before it. Any tool that
 * reads a .tar.gz skips it. Cais uses it to detect a single changed byte anywhere in the archive.
 */
export function archiveSeal(sha256: Buffer): Buffer {
  const cabecalho = Buffer.from([0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 255, 36, 0, 0x43, 0x53, 32, 0]);
  const vazio = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  return Buffer.concat([cabecalho, sha256, vazio]);
}

/**
 * Checks the seal of an archive and returns the length of the sealed content.
 * @throws {BackupFailure} when a byte of the archive differs from what was written.
 */
export async function checkArchive(caminho: string): Promise<number> {
  const { tamanho, fim } = await lerFim(caminho);
  const conteudo = tamanho - TAMANHO_DO_SELO;
  if (conteudo <= 0 || fim[0] !== 0x1f) {
    throw new BackupFailure(`"${caminho}" não é um backup do Cais, ou está cortado. Nada foi mudado.`);
  }
  const hash = createHash('sha256');
  for await (const pedaco of createReadStream(caminho, { end: conteudo - 1 })) hash.update(pedaco);
  if (!archiveSeal(hash.digest()).equals(fim)) throw damaged(caminho);
  return conteudo;
}

export const damaged = (caminho: string): BackupFailure =>
  new BackupFailure(
    `O backup "${caminho}" está danificado: não é, byte a byte, o que foi gravado. Nada foi mudado; use outra cópia.`,
  );

async function lerFim(caminho: string): Promise<{ tamanho: number; fim: Buffer }> {
  const arquivo = await open(caminho).catch((erro) => {
    throw new BackupFailure(`O backup "${caminho}" não pode ser lido (${erro.code}).`);
  });
  try {
    const { size: tamanho } = await arquivo.stat();
    const fim = Buffer.alloc(TAMANHO_DO_SELO);
    await arquivo.read(fim, 0, TAMANHO_DO_SELO, Math.max(0, tamanho - TAMANHO_DO_SELO));
    return { tamanho, fim };
  } finally {
    await arquivo.close();
  }
}

const TAMANHO_DO_SELO = 58;
