import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownFolder } from './own-folder.ts';

/** Where uploads wait until they are handled. */
export interface UploadFolder {
  /** The path, made at its first use and for its owner alone. */
  caminho(): Promise<string>;
  /** Removes files that no request can still need: a process that was killed leaves them. */
  varrer(agora: Date): Promise<void>;
  /** Removes the folder if it is a temporary one. */
  fechar(): Promise<void>;
}

/** A folder of uploads; without a path, a new one among the temporary files of the machine. */
export function uploadFolder(pasta?: string): UploadFolder {
  let pronta: Promise<string> | null = null;
  const abrir = () => (pasta === undefined ? mkdtemp(join(tmpdir(), 'cais-envios-')) : ownFolder(pasta));
  const caminho = () => {
    pronta ??= abrir().catch((erro) => {
      // The next upload tries again.
      pronta = null;
      throw erro;
    });
    return pronta;
  };
  return {
    caminho,
    async varrer(agora) {
      const onde = await caminho();
      for (const nome of await readdir(onde)) {
        const arquivo = join(onde, nome);
        const visto = await stat(arquivo).catch(() => null);
        if (visto && agora.getTime() - visto.mtimeMs > ABANDONED_MS) await rm(arquivo, { force: true });
      }
    },
    async fechar() {
      if (pasta === undefined && pronta) await rm(await pronta, { recursive: true, force: true });
    },
  };
}

/** A request takes five minutes at most, the reading of its file some more. Several servers may share the folder. */
const ABANDONED_MS = 6 * 3_600_000;
