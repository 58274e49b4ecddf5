import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao-importacao.ts';
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
 * With the file the declarations were read from, whatever that one prints otherwise than the Siscomex (blanks around a text, a
 * figure without its zeros) stays as it was where the value is the same: unchanged, every leaf comes back as it was, in the indentation of
 * the Siscomex.
 * @throws {RangeError} when a decimal does not fit the decimals of its field.
 * @throws {ArquivoXmlInvalido} as `lerDiXml`, for a file that cannot be taken.
 */
export function escreverDiXml(declaracoes: DeclaracaoImportacao[], original?: Uint8Array): string {
  return escreverDeclaracoes(declaracoes, original);
}
