import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';
import { decodificarTexto } from '#lib/siscomex/xml/codificacao-texto.ts';
import { type JsonExato, lerJsonExato } from './json-exato.ts';

/** Tells whether a file is JSON by its first bytes, because its name is unreliable. */
export function pareceJson(bytes: Uint8Array): boolean {
  const inicio = new TextDecoder('windows-1252').decode(bytes.subarray(0, 64)).replace(/^\u00ef\u00bb\u00bf/, '');
  return /^\s*[[{]/.test(inicio);
}

/** Parses a JSON file. @throws {ArquivoInvalido} for a file that is cut or broken. */
export function abrirJson(bytes: Uint8Array): JsonExato {
  try {
    return lerJsonExato(decodificarTexto(bytes).replace(/^\uFEFF/, ''));
  } catch {
    throw new ArquivoInvalido('O arquivo não é um JSON inteiro: está cortado ou foi alterado. Baixe-o de novo.');
  }
}
