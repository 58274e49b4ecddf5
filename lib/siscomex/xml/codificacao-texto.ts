import { decodificarCp850 } from './cp850.ts';
import { pareceCp850 } from './parece-cp850.ts';

/**
 * Decodes the text of a file. The byte order mark decides first, then the zero bytes of UTF-16. A declared encoding other than
 * UTF-8 or ISO-8859-1 is trusted. Otherwise valid UTF-8 is read as UTF-8. The rest has eight bits a character: windows-1252 (by the
 * WHATWG), or code page 850, which DOS programs write whatever they declare. The letters decide between the two. `ateByte` limits
 * the reading to the first bytes, even inside a character.
 */
export function decodificarTexto(bytes: Uint8Array, ateByte = bytes.length): string {
  const parte = ateByte < bytes.length ? bytes.subarray(0, ateByte) : bytes;
  const codificacao = codificacaoDe(bytes);
  if (codificacao === CP850) return decodificarCp850(parte);
  if (codificacao !== 'utf-8' && codificacao !== 'windows-1252') return new TextDecoder(codificacao).decode(parte);
  try {
    // A beginning may end inside a character. `stream` tolerates only this.
    return new TextDecoder('utf-8', { fatal: true }).decode(parte, { stream: parte !== bytes });
  } catch {
    return decodificarOitoBits(parte);
  }
}

function decodificarOitoBits(bytes: Uint8Array): string {
  return pareceCp850(bytes) ? decodificarCp850(bytes) : new TextDecoder('windows-1252').decode(bytes);
}

const BYTES_DA_DECLARACAO = 200;
const CP850 = 'cp850';
const NOMES_DA_CP850 = /^(ibm|cp|csibm|pc|dos)?[-_]?850$|^cspc850multilingual$/i;

function codificacaoDe(bytes: Uint8Array): string {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be';
  return codificacaoDeclarada(bytes);
}

/** A declaration readable as ASCII cannot be in UTF-16, so a declared UTF-16 is ignored. */
function codificacaoDeclarada(bytes: Uint8Array): string {
  const inicio = new TextDecoder('windows-1252').decode(bytes.subarray(0, BYTES_DA_DECLARACAO));
  const nome = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(inicio)?.[1];
  if (nome === undefined) return 'utf-8';
  if (NOMES_DA_CP850.test(nome)) return CP850;
  try {
    const { encoding } = new TextDecoder(nome);
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding;
  } catch {
    return 'utf-8';
  }
}
