import { doesNotExist } from './api-error.ts';
import { listenTo } from './client.ts';

interface AoOuvir {
  /** What was read of them is no longer what there is. */
  aoMudar: () => void;
  /** Whether changes are being announced; while they are not, whoever wants to know asks now and then. */
  aoLigar: (ligado: boolean) => void;
}

/**
 * Listens for changes of a person's notices until what it answers is called. Of all tabs of the person one holds the line and tells the
 * others: a browser opens only six to one server. The first call waits until the page has read what it shows.
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
    // Without locks each tab is on the line itself.
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
      // A back end that announces nothing.
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
