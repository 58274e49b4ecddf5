/**
 * Returns why a text is too long for its field; undefined if it fits. Blanks around the text do not count, because they are not
 * sent.
 */
export function motivoDeNaoCaber(texto: string, maximo: number): string | undefined {
  const { length } = texto.trim();
  return length > maximo ? `Tem ${length} caracteres, e cabem ${maximo}.` : undefined;
}
