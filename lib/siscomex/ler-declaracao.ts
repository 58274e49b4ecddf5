import type { DeclaracaoImportacao } from '#lib/domain/declaracao-importacao.ts';
import { lerDiXml } from './di-xml.ts';
import { lerDuimpJson } from './duimp-json.ts';

/**
 * The declarations of a file of either document, told by what it begins with: the name of a file says nothing.
 * @throws {ArquivoInvalido} as either of them.
 */
export function lerDeclaracao(bytes: Uint8Array): DeclaracaoImportacao[] {
  const inicio = new TextDecoder('windows-1252').decode(bytes.subarray(0, 64)).replace(/^\u00ef\u00bb\u00bf/, '');
  return /^\s*[[{]/.test(inicio) ? lerDuimpJson(bytes) : lerDiXml(bytes);
}
