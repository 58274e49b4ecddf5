import { doesNotExist } from './api-error.ts';
import { listenTo } from './client.ts';

interface AoOuvir {
  /** Called when the cached notices are out of date. */
  aoMudar: () => void;
  /** Reports whether the server is announcing changes. While it is not, the caller polls. */
  aoLigar: (ligado: boolean) => void;
}

/**
 * Listens for changes of a person's notices until the returned function is called. A browser opens only six connections to a
 * server, so only one of the person's tabs connects. It tells the others. The connection waits until the page has loaded its own
 * data.
 */
export function listenToNotices(pessoa: string, { aoMudar, aoLigar }: AoOuvir): () => void {
  const fim = new AbortController();
  const abas = new BroadcastChannel(`cais-avisos:${pessoa}`);
  abas.onmessage = () => aoMudar();
  const inicio = setTimeout(() => {
    const naLinha = () =>
      manterLinha(fim.signal, {
        aoLigar,
        aoMudar: () => {
          aoMudar();
          abas.postMessage('mudou');
        },
      });
    // Without Web Locks, each tab opens its own connection.
    const vez = navigator.locks?.request(`cais-avisos:${pessoa}`, { signal: fim.signal }, naLinha) ?? naLinha();
    Promise.resolve(vez).catch(() => {});
  }, ANTES_DE_COMECAR_MS);
  return () => {
    clearTimeout(inicio);
    fim.abort();
    abas.close();
  };
}

async function manterLinha(fim: AbortSignal, { aoMudar, aoLigar }: AoOuvir): Promise<void> {
  for (let espera = PRIMEIRA_ESPERA_MS; !fim.aborted; espera = Math.min(2 * espera, MAIOR_ESPERA_MS)) {
    try {
      await listenTo('/api/Aviso/Eventos', fim, () => {
        espera = PRIMEIRA_ESPERA_MS;
        aoLigar(true);
        aoMudar();
      });
    } catch (erro) {
      // The back end has no events.
      if (doesNotExist(erro)) return;
    }
    if (fim.aborted) return;
    aoLigar(false);
    await dormir(espera, fim);
  }
}

function dormir(ms: number, fim: AbortSignal): Promise<void> {
  return new Promise((acordar) => {
    const relogio = setTimeout(acordar, ms);
    fim.addEventListener('abort', () => {
      clearTimeout(relogio);
      acordar();
    });
  });
}

const ANTES_DE_COMECAR_MS = 4_000;
const PRIMEIRA_ESPERA_MS = 1_000;
const MAIOR_ESPERA_MS = 60_000;
