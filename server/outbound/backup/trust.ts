import { readFile } from 'node:fs/promises';
import { keyIdOf, signersOf } from '#server/platform/security/key-ring.ts';
import { existingKeyRing, type KeyRingSettings } from '#server/platform/security/key-ring-place.ts';
import { BackupFailure } from './failure.ts';

/** The signature of a file that left. */
export interface SignatureFound {
  signer: string;
  /** Whether it is of what the file holds. */
  holds: boolean;
}

/** Whose signature is taken, and what the operator takes besides. */
export interface Trust {
  signers: readonly string[];
  /** A file without a signature. */
  unsigned?: boolean;
  /** A file that somebody else signed. */
  foreign?: boolean;
}

/** The keys of this installation, those it dropped too, and those the operator names. */
export async function trustedSigners(settings: KeyRingSettings, named: readonly string[] = []): Promise<string[]> {
  const ring = await existingKeyRing(settings);
  return [...(ring ? signersOf(ring) : []), ...named];
}

/** @throws {BackupFailure} when the file is not what somebody signed who is trusted. */
export function requireTrusted(path: string, found: SignatureFound | null, { signers, ...taken }: Trust): void {
  if (!found) {
    if (taken.unsigned) return;
    throw new BackupFailure(
      `"${path}" não tem assinatura: foi feito por um Cais de antes das assinaturas, ou alguém a tirou. Nada foi mudado. Se esteve sempre sob sua guarda, --sem-assinatura o restaura assim mesmo.`,
    );
  }
  if (!found.holds) {
    throw new BackupFailure(
      `"${path}" não é o que foi assinado: alguém o mudou depois. Nada foi mudado; use outra cópia.`,
    );
  }
  if (signers.includes(found.signer) || taken.foreign) return;
  throw new BackupFailure(
    `"${path}" foi assinado pela chave ${keyIdOf(found.signer)}, que esta instalação não conhece: é de outra instalação, ou de alguém que quis passar por esta. Nada foi mudado. Em outra máquina, traga antes o segredo da instalação (SEGREDO_DOS_WEBHOOKS ou o arquivo segredo-dos-webhooks), ou diga com --assinada-por a chave que ela mostrou (npm run assinatura). Sem nenhum dos dois, --outra-instalacao o restaura sem saber de quem é.`,
  );
}

/** A key as it is noted and told. */
export const signerText = (signer: string): string => `cais-chave:${signer}`;

/**
 * Reads the keys an operator names, in the argument or in a file.
 * @throws {BackupFailure} when there is none.
 */
export async function namedSigners(said: string): Promise<string[]> {
  const here = signersInText(said);
  if (here.length > 0) return here;
  const text = await readFile(said, 'utf8').catch(() => {
    throw new BackupFailure(
      `--assinada-por: "${said}" não é uma chave (cais-chave:…) nem um arquivo que se possa ler.`,
    );
  });
  const signers = signersInText(text);
  if (signers.length === 0)
    throw new BackupFailure(`--assinada-por: não há nenhuma chave (cais-chave:…) em "${said}".`);
  return signers;
}

const signersInText = (text: string): string[] =>
  Array.from(text.matchAll(/cais-chave:([\w-]{43})(?![\w-])/g), ([, signer = '']) => signer);
