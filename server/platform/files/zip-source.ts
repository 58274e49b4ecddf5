import { open } from 'node:fs/promises';
import type { Content } from './stored-content.ts';

/** The bytes of a file, read where they are needed. */
export interface ByteSource {
  tamanho: number;
  /** Fewer bytes than asked where the file ends. */
  ler(de: number, quantos: number): Promise<Uint8Array>;
}

export function sourceOf(bytes: Uint8Array): ByteSource {
  return { tamanho: bytes.length, ler: async (de, quantos) => bytes.subarray(de, de + quantos) };
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
