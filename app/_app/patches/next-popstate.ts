/**
 * Catches Back and Forward before Next does. Listeners of one target run in the order they were added, so this module must be among
 * the page's imports: it then runs before Next's router mounts and adds its own listener.
 */
let aoOcorrer: EventListener | undefined;

/** Only this listener receives `popstate` from now on. */
export function ouvirPopstate(ouvinte: EventListener): void {
  aoOcorrer = ouvinte;
}

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (evento) => {
    evento.stopImmediatePropagation();
    aoOcorrer?.(evento);
  });
  // Once mounted, Next writes the address that it saw at start, over any address typed while the page was starting.
  window.history.pushState = calado;
  window.history.replaceState = calado;
}

function calado(): void {}
