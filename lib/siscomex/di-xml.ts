import type { DeclaracaoImportacao } from '#lib/domain/declaracao-importacao.ts';
import { escreverDeclaracoes } from './di-xml-escrita.ts';
import { lerDeclaracoes } from './di-xml-leitura.ts';

/**
 * Reads the XML the Siscomex gives for registered declarations (root `ListaDeclaracoes`), one or many in a file. Decimals keep
 * the scale of their field (money 2, weights and quantities 5, unit values 7, rates 2); a blank field is null; a figure is
 * never computed nor corrected. A wrong check digit in the DI number is left to the conference.
 * Source of the fields and scales: layouts/di-xml-fields.csv and domain/importacao.md §3.
 * @throws {ArquivoXmlInvalido} with one sentence for the person, for any file that cannot be taken whole.
 */
export function lerDiXml(bytes: Uint8Array): DeclaracaoImportacao[] {
  return lerDeclaracoes(bytes);
}

/**
 * The same file, from the model: official order, widths and padding, to be stored as UTF-8. `lerDiXml` gives back an equal model.
 * Holds what the model holds, so header fields it has no place for (importer's address, ICMS, agents) are not in it.
 * @throws {RangeError} when a decimal does not fit the decimals of its field.
 */
export function escreverDiXml(declaracoes: DeclaracaoImportacao[]): string {
  return escreverDeclaracoes(declaracoes);
}
