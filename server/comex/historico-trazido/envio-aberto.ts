import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ARQUIVOS_DO_HISTORICO } from '#lib/contracts/historico-trazido.ts';
import type { BlobStore, FolderBlobStore } from '#server/platform/files/blob-store.ts';
import { inflateEntry } from '#server/platform/files/inflate-entry.ts';
import type { FileOnDisk } from '#server/platform/files/stored-content.ts';
import type { UploadFolder } from '#server/platform/files/upload-folder.ts';
import { entradasDoZip, isSystemEntry, isZip, UnreadableZip } from '#server/platform/files/zip-entries.ts';
import { type ByteSource, withPieces, withSource } from '#server/platform/files/zip-source.ts';

/** The bucket of the files of intakes. */
export const BUCKET_DO_HISTORICO = 'historico';
/** Limit of one document, in bytes: that of a declaration imported alone. */
const MAIOR_DOCUMENTO = 32 * 1024 * 1024;

interface Guardado {
  tamanho: number;
  sha256: string;
}

interface Envio extends Guardado {
  id: string;
  nome: string;
  /** How many pieces it came in; null for a file that came whole. */
  partes: number | null;
}

/** A file inside of what was sent, or what was sent itself (`lugar` null). */
export interface EntradaDoEnvio {
  lugar: number | null;
  nome: string;
}

/** The bytes of a file, or why there are none. */
export type BytesOuRecusa = { bytes: Uint8Array } | { recusa: string; grande: boolean };

interface AoAbrir {
  blobs: BlobStore;
  pasta: UploadFolder;
  empresaId: string;
  /** The pieces of a sending, in their order. */
  partesDe(envioId: string): Promise<Guardado[]>;
}

/** Opens the files of an intake from the store, on this disk: a ZIP is read where it is needed, never whole. */
export function leitorDeEnvios(ao: AoAbrir) {
  let copia: { sha256: string; caminho: string } | null = null;

  /** @throws {UnreadableZip} when pieces are missing. */
  async function comFonte<T>(envio: Envio, usar: (fonte: ByteSource) => Promise<T>): Promise<T> {
    if (envio.partes === null) return withSource(await noDisco(envio), usar);
    const partes = await ao.partesDe(envio.id);
    if (partes.length < envio.partes) {
      const chegaram = partes.length === 1 ? 'Chegou 1' : `Chegaram ${partes.length}`;
      throw new UnreadableZip(`${chegaram} das ${envio.partes} partes deste ZIP. Envie-o de novo.`);
    }
    return withPieces(
      partes.map((parte) => ({ tamanho: parte.tamanho, abrir: () => noDisco(parte) })),
      usar,
    );
  }

  async function noDisco({ tamanho, sha256 }: Guardado): Promise<FileOnDisk> {
    const { blobs, empresaId } = ao;
    if ('caminho' in blobs) {
      const caminho = (blobs as FolderBlobStore).caminho(empresaId, BUCKET_DO_HISTORICO, sha256);
      return { caminho, tamanho, sha256 };
    }
    if (copia?.sha256 !== sha256) {
      await fechar();
      const caminho = join(await ao.pasta.caminho(), randomUUID());
      await writeFile(caminho, await blobs.ler(empresaId, BUCKET_DO_HISTORICO, sha256), { mode: 0o600 });
      copia = { sha256, caminho };
    }
    return { caminho: copia.caminho, tamanho, sha256 };
  }

  async function fechar(): Promise<void> {
    if (copia) await rm(copia.caminho, { force: true });
    copia = null;
  }

  return {
    /**
     * The files of what was sent: itself, or those of the ZIP.
     * @throws {UnreadableZip} with a sentence.
     */
    async entradas(envio: Envio): Promise<EntradaDoEnvio[]> {
      return comFonte(envio, async (fonte) => {
        if (!isZip(await fonte.ler(0, 4))) return [{ lugar: null, nome: envio.nome }];
        const achadas: EntradaDoEnvio[] = [];
        let lugar = 0;
        for await (const { nome } of entradasDoZip(fonte)) {
          if (!isSystemEntry(nome)) achadas.push({ lugar, nome });
          lugar += 1;
          // A directory may list more files than anybody has.
          if (achadas.length > ARQUIVOS_DO_HISTORICO) break;
        }
        if (achadas.length === 0) throw new UnreadableZip('O ZIP não traz nenhum arquivo.');
        return achadas;
      });
    },

    /** The bytes of files of one sending, by their places, until they have `cabem` bytes together; at least one file is read. */
    async bytes(envio: Envio, lugares: readonly (number | null)[], cabem: number): Promise<BytesOuRecusa[]> {
      return comFonte(envio, async (fonte) => {
        if (lugares[0] === null) {
          return [envio.tamanho > MAIOR_DOCUMENTO ? GRANDE : { bytes: await fonte.ler(0, envio.tamanho) }];
        }
        const lidos: BytesOuRecusa[] = [];
        let lugar = 0;
        let soma = 0;
        for await (const entrada of entradasDoZip(fonte)) {
          if (lugar === lugares[lidos.length]) {
            const inflada = await inflateEntry(entrada, { maximo: MAIOR_DOCUMENTO, grandeDemais: GRANDE.recusa });
            soma += inflada.inflou;
            lidos.push(
              'bytes' in inflada
                ? { bytes: inflada.bytes }
                : { recusa: inflada.recusa, grande: inflada.recusa === GRANDE.recusa },
            );
            if (lidos.length === lugares.length || soma >= cabem) break;
          }
          lugar += 1;
        }
        return lidos;
      });
    },

    fechar,
  };
}

const GRANDE = {
  recusa: `O arquivo tem mais de ${MAIOR_DOCUMENTO / 1024 / 1024} MB: nenhuma declaração ou nota tem tanto.`,
  grande: true,
};
