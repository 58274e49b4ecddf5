import { decodificarCp850 } from '#lib/siscomex/xml/cp850.ts';
import { pareceCp850 } from '#lib/siscomex/xml/parece-cp850.ts';
import { type ByteSource, sliceOf } from './zip-source.ts';

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
  /** The same bytes, read where they are needed. */
  fatia: () => Promise<ByteSource | null>;
}

/** Why a ZIP cannot be opened, as a sentence. */
export class UnreadableZip extends Error {}

/**
 * The files of a ZIP or ZIP64, in its order; folders are none. Nothing is inflated, and only the directory is read.
 * @throws {UnreadableZip} when it is cut short.
 */
export async function* entradasDoZip(fonte: ByteSource): AsyncGenerator<ZipEntry> {
  const { quantas, inicio, fim } = await ondeEstaODiretorio(fonte);
  const bytes = await fonte.ler(inicio, fim - inicio);
  const vista = vistaDe(bytes);
  let posicao = 0;
  for (let lidas = 0; lidas < quantas; lidas += 1) {
    if (posicao + 46 > bytes.length || vista.getUint32(posicao, true) !== ENTRADA) throw estragado();
    const [doNome = 0, doExtra = 0, doComentario = 0] = [28, 30, 32].map((em) => vista.getUint16(posicao + em, true));
    const ate = posicao + 46 + doNome;
    const marcas = vista.getUint16(posicao + 8, true);
    const extras = bytes.subarray(ate, ate + doExtra);
    const nome = decodificarNome(bytes.subarray(posicao + 46, ate), (marcas & NOME_EM_UTF8) !== 0);
    if (!nome.endsWith('/')) {
      const { tamanho, local } = lugarDa(vista, posicao, extras);
      yield {
        nome,
        cifrada: (marcas & 1) === 1,
        metodo: vista.getUint16(posicao + 10, true),
        tamanho,
        comprimida: async () => (await fatiaDe(fonte, local, tamanho))?.ler(0, tamanho) ?? null,
        fatia: () => fatiaDe(fonte, local, tamanho),
      };
    }
    posicao = ate + doExtra + doComentario;
  }
}

/** Whether a path inside of a ZIP leads out of it: no program that packs files writes one. */
export function leavesTheZip(nome: string): boolean {
  return /^([\\/]|[a-z]:)/i.test(nome) || nome.split(/[\\/]/).includes('..');
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
const FIM_64 = 0x06064b50;
const LOCALIZADOR_64 = 0x07064b50;
const ENTRADA = 0x02014b50;
const LOCAL = 0x04034b50;
/** The extra field of an entry with what does not fit into 32 bits. */
const EXTRA_64 = 1;
const CHEIO_16 = 0xffff;
const CHEIO_32 = 0xffffffff;
const NOME_EM_UTF8 = 0x800;

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
    const grande = quantas === CHEIO_16 || inicio === CHEIO_32 || vista.getUint32(posicao + 12, true) === CHEIO_32;
    const onde = (grande && (await diretorio64(fonte, de + posicao))) || { quantas, inicio, fim: de + posicao };
    if (onde.inicio > onde.fim || onde.fim - onde.inicio > MAIOR_DIRETORIO) throw estragado();
    return onde;
  }
  throw estragado();
}

/** The record of a ZIP64 that tells what the old end record has no room for; null where there is none. */
async function diretorio64(fonte: ByteSource, fim: number): Promise<Diretorio | null> {
  const localizador = vistaDe(await fonte.ler(Math.max(0, fim - 20), 20));
  if (localizador.byteLength < 20 || localizador.getUint32(0, true) !== LOCALIZADOR_64) return null;
  const registro = inteiro64(localizador, 8);
  const vista = vistaDe(await fonte.ler(registro, 56));
  if (registro > fim || vista.byteLength < 56 || vista.getUint32(0, true) !== FIM_64) throw estragado();
  return { quantas: inteiro64(vista, 32), inicio: inteiro64(vista, 48), fim: registro };
}

/** How large an entry is, still compressed, and where it begins. */
function lugarDa(vista: DataView, posicao: number, extras: Uint8Array): { tamanho: number; local: number } {
  const [tamanho, inflada, local] = [20, 24, 42].map((em) => vista.getUint32(posicao + em, true)) as [
    number,
    number,
    number,
  ];
  if (tamanho !== CHEIO_32 && local !== CHEIO_32) return { tamanho, local };
  const campo = extraDe(extras, EXTRA_64);
  // The field holds, in this order, only what is full in the entry.
  let em = inflada === CHEIO_32 ? 8 : 0;
  const proximo = (em32: number) => {
    if (em32 !== CHEIO_32) return em32;
    if (!campo || em + 8 > campo.byteLength) throw estragado();
    em += 8;
    return inteiro64(campo, em - 8);
  };
  return { tamanho: proximo(tamanho), local: proximo(local) };
}

function extraDe(extras: Uint8Array, qual: number): DataView | null {
  const vista = vistaDe(extras);
  for (let em = 0; em + 4 <= extras.length; ) {
    const tamanho = vista.getUint16(em + 2, true);
    if (vista.getUint16(em, true) === qual) return vistaDe(extras.subarray(em + 4, em + 4 + tamanho));
    em += 4 + tamanho;
  }
  return null;
}

/** @throws {UnreadableZip} beyond what a file can have. */
function inteiro64(vista: DataView, em: number): number {
  const inteiro = Number(vista.getBigUint64(em, true));
  if (!Number.isSafeInteger(inteiro)) throw estragado();
  return inteiro;
}

async function fatiaDe(fonte: ByteSource, local: number, tamanho: number): Promise<ByteSource | null> {
  const cabeca = await fonte.ler(local, 30);
  const vista = vistaDe(cabeca);
  if (cabeca.length < 30 || vista.getUint32(0, true) !== LOCAL) return null;
  const inicio = local + 30 + vista.getUint16(26, true) + vista.getUint16(28, true);
  return inicio + tamanho > fonte.tamanho ? null : sliceOf(fonte, inicio, tamanho);
}

const vistaDe = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** In bytes: 100,000 files with paths of two hundred characters have 25 MB. */
const MAIOR_DIRETORIO = 32 * 1024 * 1024;

/** Without the mark of UTF-8 a name is often UTF-8 all the same. Windows packs names in its old code page, other programs in 1252. */
function decodificarNome(bytes: Uint8Array, emUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !emUtf8 }).decode(bytes);
  } catch {
    return pareceCp850(bytes) ? decodificarCp850(bytes) : new TextDecoder('windows-1252').decode(bytes);
  }
}

function estragado(): UnreadableZip {
  return new UnreadableZip('O ZIP está incompleto ou estragado.');
}
