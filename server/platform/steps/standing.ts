/** Of the steps of a document, those that stand. */
export function emPe<Passo extends { desfeito: object | null }>(passos: readonly Passo[]): Passo[] {
  return passos.filter(({ desfeito }) => desfeito === null);
}
