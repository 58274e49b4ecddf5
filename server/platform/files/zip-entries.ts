/** A file of a ZIP, as the central directory lists it. */
export interface ZipEntry {
  /** Path inside the ZIP. */
  nome: string;
  cifrada: boolean;
  /** 0 stored, 8 deflated. */
  metodo: number;
  /** Still compressed; null where the directory points outside the file. */
  comprimida: Uint8Array | null;
}

/** Why a ZIP cannot be opened, as a sentence. */
export class UnreadableZip extends Error {}

/**
 * The files of a ZIP, in its order; folders are none. Nothing is inflated.
 * @throws {UnreadableZip} when it is cut short or of a kind (ZIP64) only archives larger than any upload need.
 */
export function* entradasDoZip(bytes: Uint8Array): Generator<ZipEntry> {
  const vista = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fim = ondeTermina(vista);
  const quantas = vista.getUint16(fim + 10, true);
  let posicao = vista.getUint32(fim + 16, true);
  if (quantas === 0xffff || posicao === 0xffffffff) {
    throw new UnreadableZip('O ZIP é do formato ZIP64, que não é lido. Divida-o em mais de um.');
  }
  for (let lidas = 0; lidas < quantas; lidas += 1) {
    if (posicao + 46 > fim || vista.getUint32(posicao, true) !== ENTRADA) throw estragado();
    const [doNome, doExtra, doComentario] = [28, 30, 32].map((em) => vista.getUint16(posicao + em, true));
    const ate = posicao + 46 + (doNome as number);
    const nome = decodificarNome(bytes.subarray(posicao + 46, ate));
    if (!nome.endsWith('/')) {
      yield {
        nome,
        cifrada: (vista.getUint16(posicao + 8, true) & 1) === 1,
        metodo: vista.getUint16(posicao + 10, true),
        comprimida: conteudo(bytes, vista, posicao),
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

/** The end record is the last, before a comment of at most 64 kB. */
function ondeTermina(vista: DataView): number {
  const ultima = vista.byteLength - 22;
  for (let posicao = ultima; posicao >= Math.max(0, ultima - 0xffff); posicao -= 1) {
    if (vista.getUint32(posicao, true) === FIM) return posicao;
  }
  throw estragado();
}

function conteudo(bytes: Uint8Array, vista: DataView, entrada: number): Uint8Array | null {
  const tamanho = vista.getUint32(entrada + 20, true);
  const local = vista.getUint32(entrada + 42, true);
  if (local + 30 > bytes.length || vista.getUint32(local, true) !== LOCAL) return null;
  const inicio = local + 30 + vista.getUint16(local + 26, true) + vista.getUint16(local + 28, true);
  return inicio + tamanho > bytes.length ? null : bytes.subarray(inicio, inicio + tamanho);
}

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
