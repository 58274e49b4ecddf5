/**
 * Builds the full description of a code from its levels, starting at the posição: `Cavalos, asininos e muares, vivos › Cavalos ›
 * Reprodutores de raça pura`. The chapter is left out, because it repeats the posição at length.
 */
export function descricaoComposta(
  codigo: string,
  descricaoPropria: string,
  descricoes: ReadonlyMap<string, string>,
): string {
  const acima = [4, 5, 6, 7].map((digitos) => descricoes.get(codigo.slice(0, digitos)));
  return [...acima, descricaoPropria]
    .filter((descricao) => descricao !== undefined)
    .map(limpa)
    .join(' › ');
}

/** Removes the dashes that mark the level, the final colon or full stop, and the italics of Latin names. */
function limpa(descricao: string): string {
  return descricao
    .replace(/<\/?\w+\s*\/?>/g, '')
    .replace(/^[\s-]+/, '')
    .replace(/[\s:.]+$/, '')
    .replace(/\s+/g, ' ');
}
