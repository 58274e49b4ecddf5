import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type FileSignature, signatureHolds } from '#server/platform/security/signature.ts';
import type { Vault } from '#server/platform/security/vault.ts';
import { BackupFailure } from './failure.ts';
import type { SignatureFound } from './trust.ts';

/**
 * Returns the end of an archive, two empty gzip members whose extra fields hold the signature of the content, and the SHA-256 of every
 * byte before it. Any tool that reads a .tar.gz skips them. The hash detects a single changed byte anywhere; who changes the archive can
 * make another hash, but no signature. A version of before the signatures takes the signature for content, and reads the archive.
 */
export function archiveEnd(
  conteudo: Buffer,
  antes: ReturnType<typeof createHash>,
  cofre: Pick<Vault, 'assinar'>,
): Buffer {
  const assinatura = signatureMember(cofre.assinar('backup', conteudo));
  return Buffer.concat([assinatura, archiveSeal(antes.update(assinatura).digest())]);
}

export const archiveSeal = (sha256: Buffer): Buffer => emptyMember('CS', sha256);

const signatureMember = ({ signer, signature }: FileSignature): Buffer =>
  emptyMember('CA', Buffer.from(signer, 'base64url'), Buffer.from(signature, 'base64url'));

/** An empty gzip member whose extra field has one part. */
function emptyMember(nome: 'CS' | 'CA', ...dados: Buffer[]): Buffer {
  const campo = Buffer.concat(dados);
  const tamanhos = [campo.length + 4, 0, ...Buffer.from(nome), campo.length, 0];
  return Buffer.concat([
    Buffer.from([0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 255, ...tamanhos]),
    campo,
    Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  ]);
}

/**
 * Checks the seal of an archive and returns its signature, whoever signed; null when it has none.
 * @throws {BackupFailure} when a byte of the archive differs from what was written.
 */
export async function checkArchive(caminho: string): Promise<SignatureFound | null> {
  const { tamanho, fim } = await lerFim(caminho);
  const selado = tamanho - TAMANHO_DO_SELO;
  if (selado <= 0 || fim.at(-TAMANHO_DO_SELO) !== 0x1f) {
    throw new BackupFailure(`"${caminho}" não é um backup do Cais, ou está cortado. Nada foi mudado.`);
  }
  const membro = fim.subarray(0, -TAMANHO_DO_SELO);
  const assinatura = readMember(membro);
  const hash = createHash('sha256');
  const conteudo = assinatura ? selado - membro.length : selado;
  for await (const pedaco of createReadStream(caminho, { end: conteudo - 1 })) hash.update(pedaco);
  const sha256 = hash.copy().digest();
  if (assinatura) hash.update(membro);
  if (!archiveSeal(hash.digest()).equals(fim.subarray(-TAMANHO_DO_SELO))) throw damaged(caminho);
  return assinatura && { signer: assinatura.signer, holds: signatureHolds(assinatura, 'backup', sha256) };
}

function readMember(membro: Buffer): FileSignature | null {
  const campo = membro.subarray(16, -10);
  const assinatura = {
    signer: campo.subarray(0, 32).toString('base64url'),
    signature: campo.subarray(32).toString('base64url'),
  };
  return membro.length === TAMANHO_DA_ASSINATURA && signatureMember(assinatura).equals(membro) ? assinatura : null;
}

export const damaged = (caminho: string): BackupFailure =>
  new BackupFailure(
    `O backup "${caminho}" está danificado: não é, byte a byte, o que foi gravado. Nada foi mudado; use outra cópia.`,
  );

/** The last bytes: where the signature would be, and the seal. */
async function lerFim(caminho: string): Promise<{ tamanho: number; fim: Buffer }> {
  const arquivo = await open(caminho).catch((erro) => {
    throw new BackupFailure(`O backup "${caminho}" não pode ser lido (${erro.code}).`);
  });
  try {
    const { size: tamanho } = await arquivo.stat();
    const fim = Buffer.alloc(Math.min(tamanho, TAMANHO_DA_ASSINATURA + TAMANHO_DO_SELO));
    await arquivo.read(fim, 0, fim.length, tamanho - fim.length);
    return { tamanho, fim };
  } finally {
    await arquivo.close();
  }
}

const TAMANHO_DO_SELO = 58;
const TAMANHO_DA_ASSINATURA = 122;
