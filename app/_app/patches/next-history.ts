import { createHashHistory, type RouterHistory } from '@tanstack/react-router';
import { ouvirPopstate } from './next-popstate.ts';

/**
 * The browser's history as the route table uses it, out of Next's sight. Next patches `window.history` and keeps a router of its
 * own for its one page: told of a hash, it writes the address once more some frames later, over wherever the person has gone
 * meanwhile, and reloads the page on an entry it does not know (vercel/next.js#91819).
 */
export function criarHistorico(): RouterHistory {
  return createHashHistory({ window: janelaSemNext() });
}

/** What the history asks of a window, with the browser's own methods in the place of the patched ones. */
function janelaSemNext() {
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
      tipo === 'popstate' ? ouvirPopstate(aoOcorrer) : window.addEventListener(tipo, aoOcorrer, opcoes),
    removeEventListener: (tipo: string, aoOcorrer: EventListener, opcoes?: AddEventListenerOptions) =>
      window.removeEventListener(tipo, aoOcorrer, opcoes),
  };
}

/**
 * A path that cannot be decoded matches no route, not even the one for unknown paths behind the guard: read letter by letter
 * it is an unknown path like any other.
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
