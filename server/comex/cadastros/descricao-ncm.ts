/**
 * The description of a code with those it stands under, from the posição down: `Cavalos, asininos e muares, vivos › Cavalos ›
 * Reprodutores de raça pura`. The chapter is left out: it says what the posição says, at length.
 */
export function descricaoComposta(codigo: string, sua: string, descricoes: ReadonlyMap<string, string>): string {
  const acima = [4, 5, 6, 7].map((digitos) => descricoes.get(codigo.slice(0, digitos)));
  return [...acima, sua]
    .filter((descricao) => descricao !== undefined)
    .map(limpa)
    .join(' › ');
}

/** Without the dashes that say the level, the colon or full stop after it, and the italics of Latin names. */
function limpa(descricao: string): string {
  return descricao
    .replace(/<\/?\w+\s*\/?>/g, '')
    .replace(/^[\s-]+/, '')
    .replace(/[\s:.]+$/, '')
    .replace(/\s+/g, ' ');
}
