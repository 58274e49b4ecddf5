/** Where one is in the help: a section or a part of it, what was looked for, or, of neither, its table of contents. */
export interface LugarNaAjuda {
  secao?: string | undefined;
  q?: string | undefined;
}
