import { createHashHistory, type RouterHistory } from '@tanstack/react-router';
import { ouvirPopstate } from './next-popstate.ts';

/**
 * A browser history for the route table that Next does not see. Next patches `window.history` and keeps its own router for its
 * single page. When the hash changes, that router writes the old address again some frames later, even if the person has moved on.
 * It also reloads the page on a history entry it does not know (vercel/next.js#91819).
 */
export function criarHistorico(): RouterHistory {
  const historico: RouterHistory = createHashHistory({
    window: janelaSemNext(() => numerarEntrada(historico.location.state.__TSR_index + 1)),
  });
  return historico;
}

/**
 * A typed address makes an entry that the router has not numbered. It would take it for the first one, and lead a person who stays on
 * the form somewhere else than back.
 */
function numerarEntrada(indice: number): void {
  const { history } = window;
  if (history.state?.__TSR_key) return;
  // Not `crypto.randomUUID`, which a page over plain HTTP has not.
  const key = Math.random().toString(36).slice(2);
  History.prototype.replaceState.call(history, { key, __TSR_key: key, __TSR_index: indice }, '');
}

/** The part of `window` that the hash history needs, with the browser's own methods instead of the patched ones. */
function janelaSemNext(antesDeMudar: () => void) {
  const { history } = window;
  return {
    document,
    location: {
      get href() {
        return location.href;
      },
      get pathname() {
        return location.pathname;
      },
      get search() {
        return location.search;
      },
      get hash() {
        return hashLegivel(location.hash);
      },
    },
    history: {
      get state() {
        return history.state;
      },
      get length() {
        return history.length;
      },
      pushState: (...dados: Parameters<History['pushState']>) => History.prototype.pushState.apply(history, dados),
      replaceState: (...dados: Parameters<History['replaceState']>) =>
        History.prototype.replaceState.apply(history, dados),
      back: () => history.back(),
      forward: () => history.forward(),
      go: (passos: number) => history.go(passos),
    },
    addEventListener: (tipo: string, aoOcorrer: EventListener, opcoes?: AddEventListenerOptions) =>
      tipo === 'popstate'
        ? ouvirPopstate((evento) => {
            antesDeMudar();
            aoOcorrer(evento);
          })
        : window.addEventListener(tipo, aoOcorrer, opcoes),
    removeEventListener: (tipo: string, aoOcorrer: EventListener, opcoes?: AddEventListenerOptions) =>
      window.removeEventListener(tipo, aoOcorrer, opcoes),
  };
}

/**
 * A path that cannot be decoded matches no route, not even the guarded catch-all. With each `%` escaped, it becomes an ordinary
 * unknown path.
 */
function hashLegivel(hash: string): string {
  const [caminho = '', ...consulta] = hash.split('?');
  try {
    decodeURIComponent(caminho);
    return hash;
  } catch {
    return [caminho.replaceAll('%', '%25'), ...consulta].join('?');
  }
}
