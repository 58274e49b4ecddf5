/** How a document that prices a component, an item of a DI or a purchase, becomes a line of the DCR-E. */
export interface Tomada<Documento, Linha> {
  /** The line that is of the same component already, by its place; null where none is. */
  lugar: (linhas: readonly Linha[], documento: Documento) => number | null;
  /** The day by which one of two is the newer. */
  dia: (documento: Documento) => string;
  /** What changes in a line that is there. */
  documento: (documento: Documento) => Partial<Linha>;
  nova: (documento: Documento) => Linha;
}

/** Where a list has the item, or its part number in whatever case; null where it has neither. */
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
  /** The first new line, whose quantity is to be typed; null where none is new. */
  primeiraNova: number | null;
}

/**
 * The lines of a list with the chosen documents: as new ones, or, with `trocar`, as the document of those that are there; of two chosen
 * for one component the newer (IN SRF 4/1994).
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
