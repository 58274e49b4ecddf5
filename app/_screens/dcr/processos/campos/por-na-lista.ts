/** How a document that prices a component (an item of a DI, or a purchase) becomes a line of the DCR-E. */
export interface Tomada<Documento, Linha> {
  /** Index of the line that already has the same component; null if there is none. */
  lugar: (linhas: readonly Linha[], documento: Documento) => number | null;
  /** The day that tells which of two documents is newer. */
  dia: (documento: Documento) => string;
  /** The fields that change in an existing line. */
  documento: (documento: Documento) => Partial<Linha>;
  nova: (documento: Documento) => Linha;
}

/** Index of the line with the item, or with its part number ignoring case; null if there is none. */
export function lugarDoItem(
  linhas: readonly { item: { id: string } | null; codigo: string }[],
  itemId: string | null,
  partNumber: string | null,
): number | null {
  const codigoProcurado = partNumber?.toUpperCase();
  const lugar = linhas.findIndex(
    ({ item, codigo }) => (itemId !== null && item?.id === itemId) || codigo.toUpperCase() === codigoProcurado,
  );
  return lugar < 0 ? null : lugar;
}

interface Postos<Linha> {
  linhas: Linha[];
  /** Index of the first new line, whose quantity the person must type; null if no line is new. */
  primeiraNova: number | null;
}

/**
 * Puts the chosen documents into a list: as new lines or, with `trocar`, as the documents of the existing lines. Of two chosen
 * documents for one component, the newer counts (IN SRF 4/1994).
 */
export function porNaLista<Documento, Linha extends { codigo: string; descricao: string }>(
  linhas: readonly Linha[],
  escolhidos: readonly Documento[],
  trocar: boolean,
  { lugar, dia, documento, nova }: Tomada<Documento, Linha>,
): Postos<Linha> {
  const postas = linhas.filter(({ codigo, descricao }) => codigo || descricao);
  const havia = postas.length;
  const dias = new Map<number, string>();
  for (const escolhido of escolhidos) {
    const onde = trocar ? lugar(postas, escolhido) : null;
    const atual = onde === null ? undefined : postas[onde];
    if (onde === null || !atual) {
      dias.set(postas.length, dia(escolhido));
      postas.push(nova(escolhido));
    } else if (dia(escolhido) >= (dias.get(onde) ?? '')) {
      dias.set(onde, dia(escolhido));
      postas[onde] = { ...atual, ...documento(escolhido) };
    }
  }
  return { linhas: postas, primeiraNova: postas.length > havia ? havia : null };
}
