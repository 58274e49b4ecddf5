/** A title as it stands within a sentence: `Itens` is `itens`, `NCM` stays. */
export function noMeioDaFrase(titulo: string): string {
  return /^\p{Lu}\p{Ll}/u.test(titulo) ? titulo.charAt(0).toLowerCase() + titulo.slice(1) : titulo;
}
