import type { ByteSource } from './zip-source.ts';

/** A file of a ZIP, as the central directory lists it. */
export interface ZipEntry {
  /** Path inside the ZIP. */
  nome: string;
  cifrada: boolean;
  /** 0 stored, 8 deflated. */
  metodo: number;
  /** In bytes, still compressed. */
  tamanho: number;
  /** Still compressed; null where the directory points outside the file. */
  comprimida: () => Promise<Uint8Array | null>;
}

/** Why a ZIP cannot be opened, as a sentence. */
export class UnreadableZip extends Error {}

/**
 * The files of a ZIP, in its order; folders are none. Nothing is inflated, and only the directory is read.
 * @throws {UnreadableZip} when it is cut short or of a kind (ZIP64) only archives larger than any upload need.
 */
export async function* entradasDoZip(fonte: ByteSource): AsyncGenerator<ZipEntry> {
  const { quantas, inicio, fim } = await ondeEstaODiretorio(fonte);
  const bytes = await fonte.ler(inicio, fim - inicio);
  const vista = vistaDe(bytes);
  let posicao = 0;
  for (let lidas = 0; lidas < quantas; lidas += 1) {
    if (posicao + 46 > bytes.length || vista.getUint32(posicao, true) !== ENTRADA) throw estragado();
    const [doNome, doExtra, doComentario] = [28, 30, 32].map((em) => vista.getUint16(posicao + em, true));
    const ate = posicao + 46 + (doNome as number);
    const nome = decodificarNome(bytes.subarray(posicao + 46, ate));
    if (!nome.endsWith('/')) {
      const [tamanho, local] = [vista.getUint32(posicao + 20, true), vista.getUint32(posicao + 42, true)];
      yield {
        nome,
        cifrada: (vista.getUint16(posicao + 8, true) & 1) === 1,
        metodo: vista.getUint16(posicao + 10, true),
        tamanho,
        comprimida: () => conteudo(fonte, local, tamanho),
      };
    }
    posicao = ate + (doExtra as number) + (doComentario as number);
  }
}

/** The signatures of a ZIP with files, and of an empty one. */
export function isZip(bytes: Uint8Array): boolean {
  const [a, b, c, d] = bytes;
  return a === 0x50 && b === 0x4b && ((c === 3 && d === 4) || (c === 5 && d === 6));
}

/** Files that macOS and Windows add by themselves. */
export function isSystemEntry(nome: string): boolean {
  return /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(nome);
}

const FIM = 0x06054b50;
const ENTRADA = 0x02014b50;
const LOCAL = 0x04034b50;

interface Diretorio {
  quantas: number;
  inicio: number;
  fim: number;
}

/** The end record is the last, before a comment of at most 64 kB. */
async function ondeEstaODiretorio(fonte: ByteSource): Promise<Diretorio> {
  const de = Math.max(0, fonte.tamanho - 22 - 0xffff);
  const vista = vistaDe(await fonte.ler(de, fonte.tamanho - de));
  for (let posicao = vista.byteLength - 22; posicao >= 0; posicao -= 1) {
    if (vista.getUint32(posicao, true) !== FIM) continue;
    const quantas = vista.getUint16(posicao + 10, true);
    const inicio = vista.getUint32(posicao + 16, true);
    if (quantas === 0xffff || inicio === 0xffffffff) {
      throw new UnreadableZip('O ZIP é do formato ZIP64, que não é lido. Divida-o em mais de um.');
    }
    const fim = de + posicao;
    if (inicio > fim || fim - inicio > MAIOR_DIRETORIO) throw estragado();
    return { quantas, inicio, fim };
  }
  throw estragado();
}

async function conteudo(fonte: ByteSource, local: number, tamanho: number): Promise<Uint8Array | null> {
  const cabeca = await fonte.ler(local, 30);
  const vista = vistaDe(cabeca);
  if (cabeca.length < 30 || vista.getUint32(0, true) !== LOCAL) return null;
  const inicio = local + 30 + vista.getUint16(26, true) + vista.getUint16(28, true);
  return inicio + tamanho > fonte.tamanho ? null : fonte.ler(inicio, tamanho);
}

const vistaDe = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** In bytes: 65,534 files with paths of two hundred characters have 16 MB. */
const MAIOR_DIRETORIO = 32 * 1024 * 1024;

/** Decodes as UTF-8 when the bytes are valid UTF-8: many programs forget the flag. */
function decodificarNome(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function estragado(): UnreadableZip {
  return new UnreadableZip('O ZIP está incompleto ou estragado.');
}
