import type { DeclaracaoImportacao } from '#lib/domain/declaracao-importacao.ts';
import { lerDiXml } from './di-xml.ts';

/** The declarations of a file of either document. */
export function lerDeclaracao(bytes: Uint8Array): DeclaracaoImportacao[] {
  return lerDiXml(bytes);
}
