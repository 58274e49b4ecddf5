import { askedPath } from '#lib/session/asked-path.ts';
import { checkSession } from '#lib/session/session.ts';
import type { AppRouter } from './routes.tsx';

/** The code of the page that follows the log-in, asked for while the person still types. */
export function preloadFirst(router: AppRouter): Promise<void> {
  return adiantarCodigo(router, askedPath() ?? '/dashboard');
}

/**
 * The code of what people open next, screen after screen once the page at hand has stood a while: never instead of it, and not where
 * data is paid for by the byte.
 */
export function preloadNext(router: AppRouter): () => void {
  if (poupaDados()) return () => {};
  const fila = [...SEGUINTES];
  let espera: ReturnType<typeof setTimeout> | undefined;
  const proxima = async () => {
    const caminho = fila.shift();
    if (!checkSession()) return;
    if (!caminho) return adiantarAjuda();
    await adiantarCodigo(router, caminho);
    espera = setTimeout(quandoOcioso, ENTRE_TELAS_MS, proxima);
  };
  const calar = router.subscribe('onRendered', () => {
    if (!checkSession()) return;
    calar();
    espera = setTimeout(quandoOcioso, ATE_A_PRIMEIRA_MS, proxima);
  });
  return () => {
    calar();
    clearTimeout(espera);
  };
}

/** On a slow phone the page at hand is still being drawn after two. */
const ATE_A_PRIMEIRA_MS = 5_000;
const ENTRE_TELAS_MS = 200;

const SEGUINTES = [
  '/importacao/processos',
  '/importacao/processos/0',
  '/dashboard',
  '/meu-dia',
  '/importacao/relatorioPos',
  '/importacao/sefaz',
  '/dcr/processos-dcr',
  '/dci/processos-dci',
];

/** Offline this is no error: whoever opens the page is told then. */
async function adiantarCodigo(router: AppRouter, caminho: string): Promise<void> {
  const [rotas] = router.getMatchedRoutes(caminho.split('?')[0] ?? '');
  await Promise.allSettled(rotas.map((rota) => router.loadRouteChunk(rota)));
}

/** Last of all, for when nothing else comes any more: the help, and what it says of a network that is down. */
async function adiantarAjuda(): Promise<void> {
  const manual = import('#lib/api/manual.ts').then(({ lerManual }) => lerManual());
  await Promise.allSettled([import('./AjudaDaTela.tsx'), import('./Sobre.tsx'), manual]);
}

function poupaDados(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Safari has no idle callback; there the pauses between screens do. */
function quandoOcioso(fazer: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(fazer, { timeout: 5_000 });
  else fazer();
}
