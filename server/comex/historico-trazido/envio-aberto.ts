import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ARQUIVOS_DO_HISTORICO,
  TAMANHO_DO_ENVIO,
  TAMANHO_DO_HISTORICO,
} from '#lib/contracts/declaracao/historico-trazido.ts';
import type { BlobStore, FolderBlobStore } from '#server/platform/files/blob-store.ts';
import { inflateEntry } from '#server/platform/files/inflate-entry.ts';
import { type InnerZip, innerZip } from '#server/platform/files/inner-zip.ts';
import type { FileOnDisk } from '#server/platform/files/stored-content.ts';
import type { UploadFolder } from '#server/platform/files/upload-folder.ts';
import {
  entradasDoZip,
  isSystemEntry,
  isZip,
  leavesTheZip,
  UnreadableZip,
  type ZipEntry,
} from '#server/platform/files/zip-entries.ts';
import { type ByteSource, withPieces, withSource } from '#server/platform/files/zip-source.ts';
import { type EntradaDoEnvio, entradaEm, type Lugar, vizinhos } from './entrada-do-envio.ts';

/** The bucket of the files of intakes. */
export const BUCKET_DO_HISTORICO = 'historico';

/** Why a path that leaves the ZIP is not read. */
export const SAI_DO_ZIP =
  'O caminho sai da pasta do ZIP (“..” ou começo de disco): não é lido. Compacte a pasta de novo.';

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

/** The bytes of a file, or why there are none; `inflou` are the bytes that were inflated in vain. */
export type BytesOuRecusa = { bytes: Uint8Array } | { recusa: string; grande: boolean; inflou?: number };

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
  /** ZIPs inside of ZIPs that were inflated, the oldest first; the bytes of all that this reading inflated, and which these are. */
  const deDentro = new Map<string, { caminho: string; tamanho: number }>();
  let inflados = 0;
  const contados = new Set<string>();

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
      await fecharCopia();
      const caminho = join(await ao.pasta.caminho(), randomUUID());
      await writeFile(caminho, await blobs.ler(empresaId, BUCKET_DO_HISTORICO, sha256), { mode: 0o600 });
      copia = { sha256, caminho };
    }
    return { caminho: copia.caminho, tamanho, sha256 };
  }

  async function fecharCopia(): Promise<void> {
    await apagar(copia?.caminho);
    copia = null;
  }

  async function fechar(): Promise<void> {
    await fecharCopia();
    for (const { caminho } of deDentro.values()) await apagar(caminho);
    deDentro.clear();
  }

  /** Lends the ZIP that stands at a place of another. Those inflated last stay on the disk: their files are read in several steps. */
  async function noZipDeDentro<T>(
    onde: { envio: Envio; lugar: number; entrada: ZipEntry },
    usar: (fonte: ByteSource) => Promise<T>,
  ): Promise<T | { recusa: string; grande: boolean }> {
    const qual = `${onde.envio.id} ${onde.lugar}`;
    const aberto = deDentro.get(qual) ?? (await abrirDeDentro(qual, onde.entrada));
    if ('recusa' in aberto) return { recusa: aberto.recusa, grande: aberto.recusa === ZIP_GRANDE };
    return 'fonte' in aberto ? usar(aberto.fonte) : withSource({ ...aberto, sha256: '' }, usar);
  }

  /** Each ZIP counts once against what a reading inflates, one inflated in vain too: a drop of many bombs would work for hours. */
  async function abrirDeDentro(qual: string, entrada: ZipEntry): Promise<InnerZip> {
    const caminho = join(await ao.pasta.caminho(), randomUUID());
    const restam = contados.has(qual) ? MAIOR_ZIP_DE_DENTRO : TAMANHO_DO_HISTORICO - inflados;
    const maximo = Math.min(MAIOR_ZIP_DE_DENTRO, restam);
    const aberto = await innerZip(entrada, { caminho, maximo, grandeDemais: ZIP_GRANDE });
    if ('fonte' in aberto) return aberto;
    const custou = 'recusa' in aberto ? (aberto.recusa === ZIP_GRANDE ? maximo : 0) : aberto.tamanho;
    if (!contados.has(qual)) inflados += custou;
    contados.add(qual);
    if ('recusa' in aberto) {
      await apagar(caminho);
      return aberto;
    }
    deDentro.set(qual, aberto);
    for (const [outro, { caminho: velho }] of deDentro) {
      const noDiscoAgora = [...deDentro.values()].reduce((soma, { tamanho }) => soma + tamanho, 0);
      if (outro === qual || noDiscoAgora <= DE_DENTRO_NO_DISCO) break;
      deDentro.delete(outro);
      await apagar(velho);
    }
    return aberto;
  }

  async function entradasDeDentro(
    onde: { envio: Envio; lugar: number; entrada: ZipEntry },
    cabem: number,
  ): Promise<EntradaDoEnvio[]> {
    const { lugar, entrada } = onde;
    const recusado = (recusa: string, grande = false) => [
      { lugar, dentro: null, nome: entrada.nome, recusa: { recusa, grande } },
    ];
    try {
      const achadas = await noZipDeDentro(onde, async (fonte) => {
        const entradasInternas: EntradaDoEnvio[] = [];
        let posicao = 0;
        for await (const { nome } of entradasDoZip(fonte)) {
          const entradaDeDentro = { lugar, dentro: posicao, nome: `${entrada.nome}/${nome}` };
          if (!isSystemEntry(nome))
            entradasInternas.push(leavesTheZip(nome) ? { ...entradaDeDentro, recusa: SAI } : entradaDeDentro);
          posicao += 1;
          if (entradasInternas.length > cabem) break;
        }
        return entradasInternas;
      });
      if ('recusa' in achadas) return recusado(achadas.recusa, achadas.grande);
      if (achadas.length > cabem) return recusado(DEMAIS_DENTRO, true);
      return achadas.length === 0 ? recusado(VAZIO) : achadas;
    } catch (erro) {
      if (erro instanceof UnreadableZip) return recusado(erro.message);
      throw erro;
    }
  }

  /** The bytes of entries of a ZIP by their places, in order, until they have `cabem` bytes. */
  async function infladas(fonte: ByteSource, lugares: readonly (number | null)[], cabem: number) {
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
            : { recusa: inflada.recusa, grande: inflada.recusa === GRANDE.recusa, inflou: inflada.inflou },
        );
        if (lidos.length === lugares.length || soma >= cabem) break;
      }
      lugar += 1;
    }
    return { lidos, soma };
  }

  return {
    /**
     * The files of what was sent: itself, or those of the ZIP. A ZIP inside of the ZIP is opened, and none inside of that.
     * @throws {UnreadableZip} with a sentence.
     */
    async entradas(envio: Envio): Promise<EntradaDoEnvio[]> {
      return comFonte(envio, async (fonte) => {
        if (!isZip(await fonte.ler(0, 4))) return [{ lugar: null, dentro: null, nome: envio.nome }];
        const achadas: EntradaDoEnvio[] = [];
        let lugar = 0;
        for await (const entrada of entradasDoZip(fonte)) {
          const { nome } = entrada;
          const eZip = /\.zip$/i.test(nome) && !leavesTheZip(nome);
          if (!isSystemEntry(nome)) {
            const cabem = ARQUIVOS_DO_HISTORICO - achadas.length;
            const novas = eZip
              ? await entradasDeDentro({ envio, lugar, entrada }, cabem)
              : [{ lugar, dentro: null, nome }];
            achadas.push(...novas);
          }
          lugar += 1;
          // A directory may list more files than anybody has.
          if (achadas.length > ARQUIVOS_DO_HISTORICO) break;
        }
        if (achadas.length === 0) throw new UnreadableZip(VAZIO);
        return achadas;
      });
    },

    /** The bytes of files of one sending, in their order, until they have `cabem` bytes together; at least one file is read. */
    async bytes(envio: Envio, lugares: readonly Lugar[], cabem: number): Promise<BytesOuRecusa[]> {
      return comFonte(envio, async (fonte) => {
        if (lugares[0]?.lugar === null) {
          return [envio.tamanho > MAIOR_DOCUMENTO ? GRANDE : { bytes: await fonte.ler(0, envio.tamanho) }];
        }
        const todos: BytesOuRecusa[] = [];
        let soma = 0;
        // Neighbours of one ZIP are read together.
        for (const lugaresVizinhos of vizinhos(lugares)) {
          if (todos.length > 0 && soma >= cabem) break;
          const [{ lugar, dentro: posicao } = { lugar: null, dentro: null }] = lugaresVizinhos;
          const quais = lugaresVizinhos.map((lugarDoArquivo) => lugarDoArquivo.dentro ?? lugarDoArquivo.lugar);
          if (posicao === null) {
            const { lidos, soma: mais } = await infladas(fonte, quais, cabem - soma);
            todos.push(...lidos);
            soma += mais;
            if (lidos.length < quais.length) break;
            continue;
          }
          const entrada = await entradaEm(fonte, lugar ?? 0);
          if (!entrada) break;
          const lido = await noZipDeDentro({ envio, lugar: lugar ?? 0, entrada }, (fonteDeDentro) =>
            infladas(fonteDeDentro, quais, cabem - soma),
          );
          if ('recusa' in lido) {
            todos.push(...lugaresVizinhos.map(() => lido));
            continue;
          }
          todos.push(...lido.lidos);
          soma += lido.soma;
          if (lido.lidos.length < quais.length) break;
        }
        return todos;
      });
    },

    fechar,
  };
}

const GRANDE = {
  recusa: `O arquivo tem mais de ${MAIOR_DOCUMENTO / 1024 / 1024} MB: nenhuma declaração ou nota tem tanto.`,
  grande: true,
};

const VAZIO = 'O ZIP não traz nenhum arquivo.';

const SAI = { recusa: SAI_DO_ZIP, grande: false };

/** Limit of a ZIP inside of a ZIP once it is inflated, in bytes: that of a request. What is stored in its place has no other limit. */
const MAIOR_ZIP_DE_DENTRO = TAMANHO_DO_ENVIO;

/** Bytes of them that stay on the disk at once. */
const DE_DENTRO_NO_DISCO = 2 * MAIOR_ZIP_DE_DENTRO;

const ZIP_GRANDE = `O ZIP de dentro passa de ${MAIOR_ZIP_DE_DENTRO / 1024 / 1024} MB, ou os de dentro passam juntos de 2 GB: envie-o à parte.`;

const DEMAIS_DENTRO = `Com os deste ZIP de dentro, são mais de ${ARQUIVOS_DO_HISTORICO.toLocaleString('pt-BR')} arquivos: envie-o à parte.`;

async function apagar(caminho: string | undefined): Promise<void> {
  if (caminho !== undefined) await rm(caminho, { force: true });
}
