/** Why a text does not fit its field; undefined where it does. Blanks around it are not sent. */
export function motivoDeNaoCaber(texto: string, maximo: number): string | undefined {
  const { length } = texto.trim();
  return length > maximo ? `Tem ${length} caracteres, e cabem ${maximo}.` : undefined;
}
