/** The gender of a noun: the words around it agree with it. */
export type Genero = 'm' | 'f';

/** The vowel that a word takes to agree: `excluíd${terminacao('f')}` is “excluída”. */
export function terminacao(genero: Genero | undefined): 'a' | 'o' {
  return genero === 'f' ? 'a' : 'o';
}

/** The gender that a subject shows by its first word: “Esta compra”, “A nota”. */
export function generoDoSujeito(sujeito: string): Genero {
  return /^(Est|Ess)?a /i.test(sujeito) ? 'f' : 'm';
}
