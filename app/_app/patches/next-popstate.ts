/**
 * Back and Forward, heard before Next hears of them. Listeners of one target are called in the order they came, so this module
 * stands among the imports of the page: it is evaluated before Next's router is mounted and listens itself.
 */
let aoOcorrer: EventListener | undefined;

/** Who is told of `popstate` from now on; nobody else is. */
export function ouvirPopstate(ouvinte: EventListener): void {
  aoOcorrer = ouvinte;
}

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (evento) => {
    evento.stopImmediatePropagation();
    aoOcorrer?.(evento);
  });
  // Once mounted, Next writes the address it saw when it began: over any other that was typed while the page was starting.
  window.history.pushState = calado;
  window.history.replaceState = calado;
}

function calado(): void {}
