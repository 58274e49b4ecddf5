/** Returns the first letter of a name in capitals; empty without a name. */
export function inicial(nome: string | null): string {
  return [...(nome ?? '').trim()][0]?.toLocaleUpperCase('pt-BR') ?? '';
}

/** Returns the initials of the first two words that begin with a letter. */
export function iniciais(nome: string | null): string {
  const palavras = (nome ?? '').split(/\s+/).filter((palavra) => /^\p{L}/u.test(palavra));
  return palavras.slice(0, 2).map(inicial).join('');
}
