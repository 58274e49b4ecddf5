/** Pairs rows or columns with their index, which is a stable key. */
export function numerados<T>(valores: readonly T[]): { i: number; valor: T }[] {
  return valores.map((valor, i) => ({ i, valor }));
}
