/**
 * What `fazer` makes of a thing, made once for as long as the thing is held. Only for things that never change: it is the thing itself
 * that is remembered, not what is in it.
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
