import { decodificarCp850 } from './cp850.ts';
import { pareceCp850 } from './parece-cp850.ts';

/**
 * The text of a file: by its byte order mark, else by the zeros of UTF-16, else as UTF-8 where its bytes are that, whatever it declares,
 * else by the encoding it declares. What is no UTF-8 and declares that, ISO-8859-1 or nothing has eight bits a character: windows-1252, as
 * the WHATWG has it, or code page 850, which programs of DOS write whatever they declare; the letters tell which. `ateByte` reads only the
 * beginning, whole characters or not.
 */
export function decodificarTexto(bytes: Uint8Array, ateByte = bytes.length): string {
  const parte = ateByte < bytes.length ? bytes.subarray(0, ateByte) : bytes;
  const codificacao = codificacaoDe(bytes);
  if (codificacao === CP850) return decodificarCp850(parte);
  if (codificacao !== 'utf-8' && codificacao !== 'windows-1252') return new TextDecoder(codificacao).decode(parte);
  try {
    // A beginning may end inside a character: `stream` forgives that and nothing else.
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

/** Only encodings that keep ASCII where it is can be declared in ASCII, so a declared UTF-16 is not believed. */
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
