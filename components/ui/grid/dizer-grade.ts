/** Adds the ARIA grid roles and counts: the library renders plain boxes. */
export function dizerGrade(
  caixa: HTMLElement | null,
  { rotulo, linhas, colunas }: { rotulo: string; linhas: readonly unknown[]; colunas: readonly unknown[] },
): void {
  const grade = caixa?.querySelector('.dsg-container');
  if (!grade) return;
  grade.setAttribute('role', 'grid');
  grade.setAttribute('aria-label', rotulo);
  grade.setAttribute('aria-rowcount', String(linhas.length + 1));
  grade.setAttribute('aria-colcount', String(colunas.length + 1));
  // An empty grid has no cell to focus, so the grid itself is focusable. Otherwise the keyboard could not scroll its head.
  if (linhas.length === 0) grade.setAttribute('tabindex', '0');
  else grade.removeAttribute('tabindex');
}
