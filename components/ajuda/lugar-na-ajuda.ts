/** A place in the help: a section or a part of it, or a search text. With neither, the place is the table of contents. */
export interface LugarNaAjuda {
  secao?: string | undefined;
  q?: string | undefined;
}
