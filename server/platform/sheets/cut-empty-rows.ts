import { unzipSync, zipSync } from 'fflate';

/**
 * The same XLSX without the empty rows below what is filled in: a program that formats whole columns writes a million of them, and
 * reading them one by one takes minutes. One without many comes back as it is. `bytes` must inflate to what memory holds (refuseBomb).
 */
export function cutEmptyRows(bytes: Uint8Array): Uint8Array {
  const partes = unzipSync(bytes);
  let cortou = false;
  for (const [nome, parte] of Object.entries(partes)) {
    const curta = FOLHA.test(nome) ? semAsVazias(parte) : null;
    if (!curta) continue;
    partes[nome] = curta;
    cortou = true;
  }
  return cortou ? zipSync(partes, { level: 0 }) : bytes;
}

/** The XML up to the end of the last row with a value or a text, and from the end of the rows; null where little would go. */
function semAsVazias(parte: Uint8Array): Uint8Array<ArrayBuffer> | null {
  // Byte for character: only marks are looked for, and they are ASCII.
  const xml = Buffer.from(parte.buffer, parte.byteOffset, parte.byteLength).toString('latin1');
  const fimDasLinhas = xml.search(/<\/(?:\w{1,20}:)?sheetData>/);
  if (fimDasLinhas === -1) return null;
  const valor = ultima(xml.slice(0, fimDasLinhas), ['</v>', ':v>', '</t>', ':t>']);
  const fimDaLinha = /<\/(?:\w{1,20}:)?row>/g;
  fimDaLinha.lastIndex = valor;
  if (valor === -1 || !fimDaLinha.exec(xml)) return null;
  const corte = fimDaLinha.lastIndex;
  if (fimDasLinhas - corte < POUCO) return null;
  return new Uint8Array(Buffer.concat([parte.subarray(0, corte), parte.subarray(fimDasLinhas)]));
}

function ultima(texto: string, marcas: readonly string[]): number {
  return Math.max(...marcas.map((marca) => texto.lastIndexOf(marca)));
}

const FOLHA = /^xl\/worksheets\/[^/]+\.xml$/;
/** Some thousands of empty rows are read as fast as they are cut. */
const POUCO = 256 * 1024;
