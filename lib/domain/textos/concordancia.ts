/** Gender of a noun, with which the words around it agree. */
export type Genero = 'm' | 'f';

/** Ending of a word that agrees with the gender: `excluíd${terminacao('f')}` is “excluída”. */
export function terminacao(genero: Genero | undefined): 'a' | 'o' {
  return genero === 'f' ? 'a' : 'o';
}

/** Gender of a subject, by its first word: “Esta compra”, “A nota”. */
export function generoDoSujeito(sujeito: string): Genero {
  return /^(Est|Ess)?a /i.test(sujeito) ? 'f' : 'm';
}
