/**
 * Text as the layout takes it (TString: Latin-1 without controls, no blanks at the ends). What has no place there is replaced by what
 * a person would type, or by a question mark.
 */
export function textoDaNota(texto: string): string {
  return texto
    .normalize('NFC')
    .replace(/[–—−]/g, '-')
    .replace(/[“”„]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/…/g, '...')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[^ -ÿ]/gu, '?')
    .trim();
}

/** Text cut to its place; the blank at the cut goes. */
export const caber = (texto: string, lugar: number): string => textoDaNota(texto).slice(0, lugar).trim();
