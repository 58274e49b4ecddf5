import { CONTEUDO } from '#components/shell/conteudo.ts';
import type { AppRouter } from './routes.tsx';
import { documentTitle } from './title.ts';

/** What follows a navigation: the tab's title and the keyboard's place. */
export function followNavigation(router: AppRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    document.title = documentTitle(toLocation.href);
    if (fromLocation && pathChanged) focarConteudo();
  });
}

/**
 * After a link of the menu the keyboard goes on in the page, unless the page has already taken it somewhere, or somebody, while the page
 * was on its way, has opened what stands over it.
 */
function focarConteudo(): void {
  const conteudo = document.getElementById(CONTEUDO.idPrincipal);
  if (document.activeElement?.closest('[aria-modal="true"]')) return;
  if (!conteudo?.contains(document.activeElement)) conteudo?.focus({ preventScroll: true });
}
