import { setImmediate as respirar } from 'node:timers/promises';
import { inflateEntry } from '#server/platform/files/inflate-entry.ts';
import {
  entradasDoZip,
  isSystemEntry,
  isZip,
  UnreadableZip,
  type ZipEntry,
} from '#server/platform/files/zip-entries.ts';
import type { ByteSource } from '#server/platform/files/zip-source.ts';

/** A file of an upload, or the sentence that says why it was left out. `nome` is its path inside the ZIP. */
export type DocumentoDoArquivo = { nome: string; bytes: Uint8Array } | { nome: string; recusa: string };

/**
 * Yields the files of an upload (an `.xml`, or a `.zip` with folders) one at a time, inflating each only when asked for. The event
 * loop runs between two files. Every file is yielded, as bytes or with the reason it is left out. `lerNfeXml` decides what is an
 * XML; nothing is thrown.
 */
export async function* documentosDoArquivo(
  fonte: ByteSource,
  nome: string,
  limites: Limites = LIMITES,
): AsyncGenerator<DocumentoDoArquivo> {
  if (isZip(await fonte.ler(0, 4))) {
    yield* doZip(fonte, nome, limites);
  } else if (/\.zip$/i.test(nome)) {
    yield { nome, recusa: 'O nome termina em .zip, mas o arquivo não é um ZIP.' };
  } else if (fonte.tamanho > limites.porDocumento) {
    yield { nome, recusa: grandeDemais(limites.porDocumento) };
  } else {
    yield { nome, bytes: await fonte.ler(0, fonte.tamanho) };
  }
}

/** Counts the files of an upload without inflating them. Returns null for a ZIP that cannot be read. */
export async function quantosDocumentos(fonte: ByteSource): Promise<number | null> {
  if (!isZip(await fonte.ler(0, 4))) return 1;
  try {
    let quantos = 0;
    for await (const { nome } of entradasDoZip(fonte)) if (!isSystemEntry(nome)) quantos += 1;
    return quantos;
  } catch (erro) {
    if (erro instanceof UnreadableZip) return null;
    throw erro;
  }
}

interface Limites {
  /** Number of files in a ZIP. */
  documentos: number;
  /** Bytes of each file, inflated. */
  porDocumento: number;
  /** Bytes of all files of a ZIP, inflated. */
  total: number;
}

const MEGA = 1024 * 1024;
/** A nota of 990 items has some 2 MB. A month of a large company has some thousands of notas of 10 kB. */
const LIMITES: Limites = { documentos: 20_000, porDocumento: 10 * MEGA, total: 1024 * MEGA };

async function* doZip(fonte: ByteSource, nome: string, limites: Limites): AsyncGenerator<DocumentoDoArquivo> {
  let [lidos, inflados] = [0, 0];
  try {
    for await (const entrada of entradasDoZip(fonte)) {
      if (isSystemEntry(entrada.nome)) continue;
      if (lidos === limites.documentos) {
        yield { nome, recusa: `O ZIP tem mais de ${limites.documentos} arquivos: os demais ficaram de fora.` };
        return;
      }
      const { inflou, ...documento } = await abrir(entrada, limites.porDocumento);
      lidos += 1;
      inflados += inflou;
      if (inflados > limites.total) {
        yield {
          nome,
          recusa: `Descompactado, o ZIP passa de ${escrever(limites.total)}: o que vem depois ficou de fora.`,
        };
        return;
      }
      yield documento;
      await respirar();
    }
    if (lidos === 0) yield { nome, recusa: 'O ZIP não traz nenhum arquivo.' };
  } catch (erro) {
    if (!(erro instanceof UnreadableZip)) throw erro;
    yield { nome, recusa: erro.message };
  }
}

async function abrir(entrada: ZipEntry, maximo: number): Promise<DocumentoDoArquivo & { inflou: number }> {
  const { nome } = entrada;
  if (/\.zip$/i.test(nome)) return { nome, recusa: 'É um ZIP dentro do ZIP: envie-o à parte.', inflou: 0 };
  if (!/\.xml$/i.test(nome)) return { nome, recusa: 'Não é um XML.', inflou: 0 };
  return { nome, ...(await inflateEntry(entrada, { maximo, grandeDemais: grandeDemais(maximo) })) };
}

function grandeDemais(maximo: number): string {
  return `Tem mais de ${escrever(maximo)}, o que o XML de uma nota nunca tem.`;
}

function escrever(bytes: number): string {
  return `${bytes / MEGA} MB`;
}
