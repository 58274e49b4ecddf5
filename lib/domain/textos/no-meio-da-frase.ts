/** A title for use within a sentence: `Itens` becomes `itens`, `NCM` stays. */
export function noMeioDaFrase(titulo: string): string {
  return /^\p{Lu}\p{Ll}/u.test(titulo) ? titulo.charAt(0).toLowerCase() + titulo.slice(1) : titulo;
}
