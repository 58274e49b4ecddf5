import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDataFolder } from '#server/platform/files/own-folder.ts';

/** Encrypts secrets that are needed in clear again, so that a reader of the database alone can sign nothing. */
export interface Vault {
  /** `dono` binds a secret to its owner: it opens for no other. */
  trancar(texto: string, dono: string): string;
  /** Null when the key differs or the text was changed. */
  abrir(trancado: string, dono: string): string | null;
  /** Equal for equal texts, and tells nothing of them to who lacks the secret of the installation, not even by trying. */
  resumir(texto: string): string;
}

/** AES-256-GCM under a key drawn from the secret of the installation. */
export function vaultOf(segredo: string): Vault {
  const chave = Buffer.from(hkdfSync('sha256', segredo, '', 'cais: segredos dos webhooks', 32));
  const chaveDosResumos = Buffer.from(hkdfSync('sha256', segredo, '', 'cais: resumos', 32));
  return {
    trancar(texto, dono) {
      const iv = randomBytes(12);
      const cifra = createCipheriv('aes-256-gcm', chave, iv).setAAD(Buffer.from(dono));
      const bytes = Buffer.concat([iv, cifra.update(texto, 'utf8'), cifra.final(), cifra.getAuthTag()]);
      return `${MARCA}${bytes.toString('base64url')}`;
    },
    abrir(trancado, dono) {
      if (!trancado.startsWith(MARCA)) return null;
      const bytes = Buffer.from(trancado.slice(MARCA.length), 'base64url');
      if (bytes.length < 28) return null;
      const cifra = createDecipheriv('aes-256-gcm', chave, bytes.subarray(0, 12)).setAAD(Buffer.from(dono));
      cifra.setAuthTag(bytes.subarray(-16));
      try {
        return Buffer.concat([cifra.update(bytes.subarray(12, -16)), cifra.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
    resumir: (texto) => createHmac('sha256', chaveDosResumos).update(texto).digest('base64url'),
  };
}

/** The configured secret, or one made on first use in the data folder, readable by this user only. */
export async function webhookSecret(env: {
  SEGREDO_DOS_WEBHOOKS?: string | undefined;
  DATA_DIR: string;
}): Promise<string> {
  if (env.SEGREDO_DOS_WEBHOOKS) return env.SEGREDO_DOS_WEBHOOKS;
  const arquivo = join(env.DATA_DIR, 'segredo-dos-webhooks');
  await openDataFolder(env.DATA_DIR);
  await writeFile(arquivo, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch((erro) => {
    if (erro.code !== 'EEXIST') throw erro;
  });
  await chmod(arquivo, 0o600);
  return (await readFile(arquivo, 'utf8')).trim();
}

/** The owner that the secret of a webhook is bound to. */
export const secretOwner = ({ empresaId, id }: { empresaId: string; id: string }): string => `${empresaId}/${id}`;

const MARCA = 'v1:';
