import { createPublicKey, sign, verify } from 'node:crypto';
import type { InstallationKey } from './key-ring.ts';

/** A kind of file that leaves signed. It is part of what is signed: an export is never taken for a backup. */
export type SignedFile = 'backup' | 'exportacao';

export interface FileSignature {
  /** The public half of the key that signed, in base64url. */
  signer: string;
  /** In base64url. */
  signature: string;
}

export function signFile({ signer, signingKey }: InstallationKey, kind: SignedFile, sha256: Buffer): FileSignature {
  return { signer, signature: sign(null, message(kind, sha256), signingKey).toString('base64url') };
}

/** Whether the signature is of this content. Whose it is, only the signer tells. */
export function signatureHolds({ signer, signature }: FileSignature, kind: SignedFile, sha256: Buffer): boolean {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: signer }, format: 'jwk' });
    return verify(null, message(kind, sha256), key, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}

const message = (kind: SignedFile, sha256: Buffer): Buffer =>
  Buffer.from(`cais: assinatura 1\n${kind}\nsha256 ${sha256.toString('hex')}\n`);
