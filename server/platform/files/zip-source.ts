import { type FileHandle, open } from 'node:fs/promises';
import type { Content, FileOnDisk } from './stored-content.ts';

/** The bytes of a file, read where they are needed. */
export interface ByteSource {
  tamanho: number;
  /** Fewer bytes than asked where the file ends. */
  ler(de: number, quantos: number): Promise<Uint8Array>;
}

export function sourceOf(bytes: Uint8Array): ByteSource {
  return { tamanho: bytes.length, ler: async (de, quantos) => bytes.subarray(de, de + quantos) };
}

/** Part of a source as a source of its own. */
export function sliceOf(fonte: ByteSource, inicio: number, tamanho: number): ByteSource {
  return {
    tamanho,
    ler: (de, quantos) => fonte.ler(inicio + de, Math.max(0, Math.min(quantos, tamanho - de))),
  };
}

/** Lends the bytes for as long as `usar` takes. */
export async function withSource<T>(conteudo: Content, usar: (fonte: ByteSource) => Promise<T>): Promise<T> {
  if (conteudo instanceof Uint8Array) return usar(sourceOf(conteudo));
  const { caminho, tamanho } = conteudo;
  const arquivo = await open(caminho);
  const ler: ByteSource['ler'] = async (de, quantos) => {
    const bytes = Buffer.allocUnsafe(Math.max(0, Math.min(quantos, tamanho - de)));
    const { bytesRead } = await arquivo.read(bytes, 0, bytes.length, de);
    return bytes.subarray(0, bytesRead);
  };
  try {
    return await usar({ tamanho, ler });
  } finally {
    await arquivo.close();
  }
}

/** A piece of a file that is kept in pieces, in their order. */
export interface Piece {
  tamanho: number;
  abrir(): Promise<FileOnDisk>;
}

/** Lends the bytes of all pieces as those of one file, with one piece open at a time. */
export async function withPieces<T>(pedacos: readonly Piece[], usar: (fonte: ByteSource) => Promise<T>): Promise<T> {
  const inicios = pedacos.map((_, i) => pedacos.slice(0, i).reduce((soma, pedaco) => soma + pedaco.tamanho, 0));
  const tamanho = pedacos.reduce((soma, pedaco) => soma + pedaco.tamanho, 0);
  let aberto: { qual: number; arquivo: FileHandle } | null = null;
  const abrir = async (qual: number): Promise<FileHandle> => {
    if (aberto?.qual === qual) return aberto.arquivo;
    await aberto?.arquivo.close();
    aberto = null;
    const arquivo = await open((await (pedacos[qual] as Piece).abrir()).caminho);
    aberto = { qual, arquivo };
    return arquivo;
  };
  const ler: ByteSource['ler'] = async (de, quantos) => {
    const bytes = Buffer.allocUnsafe(Math.max(0, Math.min(quantos, tamanho - de)));
    let lidos = 0;
    while (lidos < bytes.length) {
      const qual = inicios.findLastIndex((inicio) => inicio <= de + lidos);
      const dentro = de + lidos - (inicios[qual] ?? 0);
      const cabem = Math.min(bytes.length - lidos, (pedacos[qual] as Piece).tamanho - dentro);
      const { bytesRead } = await (await abrir(qual)).read(bytes, lidos, cabem, dentro);
      if (bytesRead === 0) break;
      lidos += bytesRead;
    }
    return bytes.subarray(0, lidos);
  };
  try {
    return await usar({ tamanho, ler });
  } finally {
    await (aberto as { arquivo: FileHandle } | null)?.arquivo.close();
  }
}
