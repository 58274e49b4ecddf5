import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { type InstallationKey, readKeyRing } from './key-ring.ts';
import type { CurrentKeyRing } from './key-ring-place.ts';
import { type FileSignature, type SignedFile, signFile } from './signature.ts';

/** Encrypts secrets that are needed in clear again, so that a reader of the database alone can sign nothing. */
export interface Vault {
  /** `dono` binds a secret to its owner: it opens for no other. */
  trancar(texto: string, dono: string): string;
  /** Null when no key of the installation opens it or the text was changed. */
  abrir(trancado: string, dono: string): string | null;
  /**
   * Equal for equal texts, and tells nothing of them to who lacks the secret of the installation, not even by trying. A rotation does not
   * change it.
   */
  resumir(texto: string): string;
  /** Signs a file that leaves, by its SHA-256. */
  assinar(tipo: SignedFile, sha256: Buffer): FileSignature;
}

/**
 * AES-256-GCM under the first key of the ring, which a locked text names: `v2:{id}:…`. A text of before the rings names none, `v1:…`, and
 * every key is tried. A text alone is the ring of an installation with one key.
 */
export function vaultOf(chaveiro: CurrentKeyRing | string): Vault {
  const fixo = typeof chaveiro === 'string' ? readKeyRing(chaveiro) : null;
  const atual = typeof chaveiro === 'string' ? () => fixo as NonNullable<typeof fixo> : chaveiro;
  return {
    trancar(texto, dono) {
      const { id, cipherKey } = atual().keys[0];
      const iv = randomBytes(12);
      const cifra = createCipheriv('aes-256-gcm', cipherKey, iv).setAAD(Buffer.from(dono));
      const bytes = Buffer.concat([iv, cifra.update(texto, 'utf8'), cifra.final(), cifra.getAuthTag()]);
      return `${lockedUnder(id)}${bytes.toString('base64url')}`;
    },
    abrir(trancado, dono) {
      const { id, texto } = TRANCADO.exec(trancado)?.groups ?? {};
      if (texto === undefined) return null;
      const bytes = Buffer.from(texto, 'base64url');
      if (bytes.length < 28) return null;
      for (const chave of atual().keys) {
        const aberto = id === undefined || id === chave.id ? decifrar(chave, bytes, dono) : null;
        if (aberto !== null) return aberto;
      }
      return null;
    },
    resumir: (texto) => createHmac('sha256', atual().digestKey).update(texto).digest('base64url'),
    assinar: (tipo, sha256) => signFile(atual().keys[0], tipo, sha256),
  };
}

function decifrar({ cipherKey }: InstallationKey, bytes: Buffer, dono: string): string | null {
  const cifra = createDecipheriv('aes-256-gcm', cipherKey, bytes.subarray(0, 12)).setAAD(Buffer.from(dono));
  cifra.setAuthTag(bytes.subarray(-16));
  try {
    return Buffer.concat([cifra.update(bytes.subarray(12, -16)), cifra.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** What every text locked under a key begins with. */
export const lockedUnder = (id: string): string => `v2:${id}:`;

/** The owner that the secret of a webhook is bound to. */
export const secretOwner = ({ empresaId, id }: { empresaId: string; id: string }): string => `${empresaId}/${id}`;

const TRANCADO = /^(?:v1|v2:(?<id>[\da-f]{12})):(?<texto>[\w-]+)$/;
