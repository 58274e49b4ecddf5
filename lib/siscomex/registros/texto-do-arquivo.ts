/** Converts text for a file: replaces the typographic characters of word processors by plain ones. */
export function textoDoArquivo(valor: string): string {
  return valor
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2013\u2014]/g, '-')
    .replace(/\u2026/g, '...')
    .replace(/\s+/g, ' ');
}

export function maiusculasDoArquivo(valor: string | null): string | null {
  return valor === null ? null : textoDoArquivo(valor).toUpperCase();
}
