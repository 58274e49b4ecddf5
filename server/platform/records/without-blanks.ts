/** Replaces empty texts by null at any depth: forms send both for an empty field. */
export function withoutBlanks<Valor>(valor: Valor): Valor {
  if (valor === '') return null as Valor;
  if (typeof valor !== 'object' || valor === null || Array.isArray(valor)) return valor;
  return Object.fromEntries(Object.entries(valor).map(([campo, dentro]) => [campo, withoutBlanks(dentro)])) as Valor;
}
