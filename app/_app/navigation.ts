import { CONTEUDO } from '#components/shell/conteudo.ts';
import type { AppRouter } from './routes.ts';
import { showTitle } from './tab-title.ts';

/** After each navigation, updates the tab's title and moves the keyboard focus. */
export function followNavigation(router: AppRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    showTitle(toLocation.pathname);
    if (fromLocation && pathChanged) focarConteudo();
  });
}

/**
 * After a menu link the focus moves into the page. It stays put if the page has already taken the focus, or if a dialog opened
 * while the page was loading.
 */
function focarConteudo(): void {
  const conteudo = document.getElementById(CONTEUDO.idPrincipal);
  if (document.activeElement?.closest('[aria-modal="true"]')) return;
  if (!conteudo?.contains(document.activeElement)) conteudo?.focus({ preventScroll: true });
}
