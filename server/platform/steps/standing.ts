/** The steps that were not taken back. */
export function isStanding<Passo extends { desfeito: object | null }>(passos: readonly Passo[]): Passo[] {
  return passos.filter(({ desfeito }) => desfeito === null);
}
