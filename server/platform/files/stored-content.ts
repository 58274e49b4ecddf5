/** Bytes on this disk, with what is known of them: nobody has to hold them in memory. */
export interface FileOnDisk {
  caminho: string;
  tamanho: number;
  /** Hexadecimal. */
  sha256: string;
}

/** What a store keeps: bytes in memory, or a file of this disk. */
export type Content = Uint8Array | FileOnDisk;

export const sizeOf = (conteudo: Content): number =>
  conteudo instanceof Uint8Array ? conteudo.length : conteudo.tamanho;
