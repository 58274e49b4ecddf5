/**
 * Text in the form search compares: lower case, no accents, single blanks. Stored texts and search terms must both pass through
 * here.
 */
export function textoDeBusca(...partes: (string | null | undefined)[]): string {
  return partes
    .filter(Boolean)
    .join(' ')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
