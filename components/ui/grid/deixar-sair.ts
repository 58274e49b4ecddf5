/**
 * Lets Tab leave the grid. The library has a tab stop at each edge that activates a cell, so both are disabled for this one key
 * press.
 */
export function deixarSair(caixa: HTMLElement | null): void {
  const grade = caixa?.querySelector<HTMLElement>('.dsg-container');
  if (!grade?.parentElement?.contains(document.activeElement)) return;
  const paradas = [grade, ...grade.parentElement.querySelectorAll<HTMLElement>(':scope > [tabindex="0"]')];
  const eram = paradas.map((parada) => parada.getAttribute('tabindex'));
  for (const parada of paradas) parada.tabIndex = -1;
  setTimeout(() => {
    for (const [i, parada] of paradas.entries()) {
      const era = eram[i];
      if (era) parada.setAttribute('tabindex', era);
      else parada.removeAttribute('tabindex');
    }
  });
}
