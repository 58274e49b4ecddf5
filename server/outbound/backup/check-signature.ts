import { open } from 'node:fs/promises';
import { keyIdOf } from '#server/platform/security/key-ring.ts';
import { checkArchive } from './archive-seal.ts';
import { checkExport } from './export-signature.ts';
import { BackupFailure } from './failure.ts';
import type { SignatureFound } from './trust.ts';

/**
 * Says by whom a backup or an export was signed.
 * @throws {BackupFailure} when it has no signature, is not what was signed, or a key signed it that is not among these.
 */
export async function checkSignature(path: string, signers: readonly string[]): Promise<string> {
  const [what, found] = await signatureIn(path);
  if (!found) {
    throw new BackupFailure(
      `"${path}" não tem assinatura: está cortado, alguém a tirou, ou é de antes das assinaturas.`,
    );
  }
  if (!found.holds) throw new BackupFailure(`"${path}" não é o que foi assinado: alguém o mudou depois.`);
  const id = keyIdOf(found.signer);
  if (signers.includes(found.signer)) return `"${path}": ${what}, byte a byte o que a chave ${id} assinou.`;
  throw new BackupFailure(
    `"${path}" foi assinado pela chave ${id}, que não é desta instalação. Se conhece a de quem o fez, diga-a com --assinada-por.`,
  );
}

async function signatureIn(path: string): Promise<[what: string, SignatureFound | null]> {
  const file = await open(path).catch((erro) => {
    throw new BackupFailure(`"${path}" não pode ser lido (${erro.code}).`);
  });
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0).finally(() => file.close());
  if (buffer.toString('latin1') === 'PK') return ['exportação', await checkExport(path)];
  return ['backup', await checkArchive(path)];
}
