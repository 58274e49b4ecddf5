import { doesNotExist } from '#lib/api/platform/api-error.ts';
import { listenTo } from '#lib/api/platform/client.ts';

interface AoOuvir {
  /** Called when the cached notices are out of date. */
  aoMudar: () => void;
  /** Reports whether the server is announcing changes. While it is not, the caller polls. */
  aoLigar: (ligado: boolean) => void;
  /** Called when the pending work of the company may have changed. */
  aoMudarPendencias: () => void;
  /** Reports whether the server announces that too. While it does not, the caller counts again on every page. */
  aoAnunciarPendencias: (anuncia: boolean) => void;
}

/**
 * Listens for changes of a person's notices until the returned function is called. A browser opens only six connections to a
 * server, so only one of the person's tabs connects. It tells the others. The connection waits until the page has loaded its own
 * data.
 */
export function listenToNotices(
  pessoa: string,
  { aoMudar, aoLigar, aoMudarPendencias, aoAnunciarPendencias }: AoOuvir,
): () => void {
  const fim = new AbortController();
  const abas = new BroadcastChannel(`cais-avisos:${pessoa}`);
  let anuncia = false;
  abas.onmessage = ({ data }: { data: Recado }) => {
    if (data === 'mudou') aoMudar();
    if (data === 'pendencias') aoMudarPendencias();
    if (data === 'anuncia?' && anuncia) abas.postMessage('anuncia' satisfies Recado);
    if (data === 'anuncia' || data === 'pendencias') aoAnunciarPendencias(true);
    if (data === 'cortado') aoAnunciarPendencias(false);
  };
  abas.postMessage('anuncia?' satisfies Recado);
  const inicio = setTimeout(() => {
    const naLinha = () =>
      manterLinha(fim.signal, {
        aoLigar,
        aoMudar: () => {
          aoMudar();
          abas.postMessage('mudou' satisfies Recado);
        },
        aoMudarPendencias: () => {
          aoMudarPendencias();
          abas.postMessage('pendencias' satisfies Recado);
        },
        aoAnunciarPendencias: (agora) => {
          anuncia = agora;
          aoAnunciarPendencias(agora);
          if (!agora) abas.postMessage('cortado' satisfies Recado);
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

/** What the tabs of a person tell one another. */
type Recado = 'mudou' | 'pendencias' | 'anuncia?' | 'anuncia' | 'cortado';

async function manterLinha(fim: AbortSignal, ao: AoOuvir): Promise<void> {
  for (let espera = PRIMEIRA_ESPERA_MS; !fim.aborted; espera = Math.min(2 * espera, MAIOR_ESPERA_MS)) {
    try {
      await listenTo('/api/Aviso/Eventos', fim, (evento) => {
        espera = PRIMEIRA_ESPERA_MS;
        if (evento === 'pendencias') {
          ao.aoAnunciarPendencias(true);
          ao.aoMudarPendencias();
        } else {
          ao.aoLigar(true);
          ao.aoMudar();
        }
      });
    } catch (erro) {
      // The back end has no events.
      if (doesNotExist(erro)) return;
    }
    if (fim.aborted) return;
    ao.aoLigar(false);
    ao.aoAnunciarPendencias(false);
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
