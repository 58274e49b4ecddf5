/** The same with null for each text left empty, at any depth: a form sends both for a field nobody filled in. */
export function semBrancos<Valor>(valor: Valor): Valor {
  if (valor === '') return null as Valor;
  if (typeof valor !== 'object' || valor === null || Array.isArray(valor)) return valor;
  return Object.fromEntries(Object.entries(valor).map(([campo, dentro]) => [campo, semBrancos(dentro)])) as Valor;
}
