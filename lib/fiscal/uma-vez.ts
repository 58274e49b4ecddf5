/** Memoises a function without arguments: it runs at the first call only. */
export function umaVez<T>(fazer: () => T): () => T {
  let feito: { valor: T } | null = null;
  return () => {
    feito ??= { valor: fazer() };
    return feito.valor;
  };
}
