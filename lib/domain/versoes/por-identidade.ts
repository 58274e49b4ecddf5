/**
 * Memoises `fazer` by object identity, for as long as the argument is held. Use it only for immutable objects: a change inside the
 * object goes unnoticed.
 */
export function porIdentidade<De extends object, Feito extends object>(fazer: (de: De) => Feito): (de: De) => Feito {
  const feitos = new WeakMap<De, Feito>();
  return (de) => {
    const jaFeito = feitos.get(de);
    if (jaFeito) return jaFeito;
    const feito = fazer(de);
    feitos.set(de, feito);
    return feito;
  };
}
