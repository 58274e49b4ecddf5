import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { escreverDeclaracoes } from './di-xml-escrita.ts';
import { lerDeclaracoes } from './di-xml-leitura.ts';

/**
 * Reads the XML that the Siscomex gives for registered declarations (root `ListaDeclaracoes`), one or many per file. Decimals keep
 * the scale of their field (money 2, weights and quantities 5, unit values 7, rates 2). A blank field is null. Figures are never
 * calculated or corrected. The conferência, not this function, reports a wrong check digit of the DI number. Source of the fields
 * and scales: layouts/di-xml-fields.csv and domain/importacao.md §3.
 * @throws {ArquivoXmlInvalido} with a sentence for the person, for any file that cannot be read completely.
 */
export function lerDiXml(bytes: Uint8Array): DeclaracaoImportacao[] {
  return lerDeclaracoes(bytes);
}

/**
 * Writes the same file from the model, in the official order, widths and padding, to be stored as UTF-8. `lerDiXml` reads an equal
 * model from it. With `original`, unchanged values keep their original print where it differs from the Siscomex (blanks around a
 * text, a figure without its zeros). So every unchanged leaf comes back as it was, in the indentation of the Siscomex.
 * @throws {RangeError} when a decimal does not fit the decimals of its field.
 * @throws {ArquivoXmlInvalido} as `lerDiXml`, for an original that cannot be read.
 */
export function escreverDiXml(declaracoes: DeclaracaoImportacao[], original?: Uint8Array): string {
  return escreverDeclaracoes(declaracoes, original);
}
