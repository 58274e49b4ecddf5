/** Makes a value when it is first asked for, and keeps it. */
export function umaVez<T>(fazer: () => T): () => T {
  let feito: { valor: T } | null = null;
  return () => {
    feito ??= { valor: fazer() };
    return feito.valor;
  };
}
