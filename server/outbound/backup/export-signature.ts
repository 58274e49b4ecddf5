import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { signatureHolds } from '#server/platform/security/signature.ts';
import type { Vault } from '#server/platform/security/vault.ts';
import { BackupFailure } from './failure.ts';
import type { SignatureFound } from './trust.ts';

/**
 * Signs a ZIP as it passes. The signature of every byte before it is the comment of the ZIP, which any tool that opens one passes over.
 */
export async function* signedZip(
  bytes: AsyncIterable<Uint8Array>,
  cofre: Pick<Vault, 'assinar'>,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let held: Uint8Array = new Uint8Array();
  for await (const piece of bytes) {
    if (piece.length < END) held = Buffer.concat([held, piece]);
    else {
      if (held.length > 0) yield passed(held);
      held = piece;
    }
  }
  const end = Buffer.from(held);
  end.writeUInt16LE(COMMENT, end.length - 2);
  yield passed(end);
  const { signer, signature } = cofre.assinar('exportacao', hash.digest());
  yield Buffer.from(`${MARK}${signer}:${signature}`);

  function passed(piece: Uint8Array): Uint8Array {
    hash.update(piece);
    return piece;
  }
}

/**
 * Reads the signature of an export; null when it has none.
 * @throws {BackupFailure} when the file cannot be read.
 */
export async function checkExport(path: string): Promise<SignatureFound | null> {
  const file = await open(path).catch((erro) => {
    throw new BackupFailure(`"${path}" não pode ser lido (${erro.code}).`);
  });
  try {
    const { size } = await file.stat();
    const comment = Buffer.alloc(COMMENT);
    if (size > COMMENT + END) await file.read(comment, 0, COMMENT, size - COMMENT);
    const { signer, signature } = SIGNED.exec(comment.toString('latin1'))?.groups ?? {};
    if (!signer || !signature || !isCanonical(signer) || !isCanonical(signature)) return null;
    const hash = createHash('sha256');
    for await (const piece of createReadStream(path, { end: size - COMMENT - 1 })) hash.update(piece);
    return { signer, holds: signatureHolds({ signer, signature }, 'exportacao', hash.digest()) };
  } finally {
    await file.close();
  }
}

/** The last letter has bits to spare, and only one writing of the bytes counts. */
const isCanonical = (text: string): boolean => Buffer.from(text, 'base64url').toString('base64url') === text;

const MARK = 'cais-assinatura:';
const SIGNED = /^cais-assinatura:(?<signer>[\w-]{43}):(?<signature>[\w-]{86})$/;
const COMMENT = MARK.length + 43 + 1 + 86;
/** The end of a ZIP, whose last two bytes are the length of its comment. */
const END = 22;
