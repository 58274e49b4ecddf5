import { askedPath } from '#lib/session/asked-path.ts';
import { checkSession } from '#lib/session/session.ts';
import type { AppRouter } from './routes.ts';

/** Loads the code of the first screen: the one in the address, or the one that follows the log-in, while the person still types. */
export function preloadFirst(router: AppRouter): Promise<void> {
  const asked = checkSession() ? router.latestLocation.pathname : askedPath();
  return adiantarCodigo(router, asked ?? '/dashboard');
}

/**
 * Loads the code of the screens that people open next, one by one, once the open page has been idle a while. Does nothing on 2G or
 * with data saving on.
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

/** On a slow phone the open page is still being drawn after 2 seconds. */
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

/** Being offline is no error here: the screen itself says so when it is opened. */
async function adiantarCodigo(router: AppRouter, caminho: string): Promise<void> {
  const [rotas] = router.getMatchedRoutes(caminho.split('?')[0] ?? '');
  await Promise.allSettled(rotas.map((rota) => router.loadRouteChunk(rota)));
}

/** Loads the help last. The person then has it, and its text about a lost network, when nothing else loads. */
async function adiantarAjuda(): Promise<void> {
  const manual = import('#lib/api/views/manual.ts').then(({ lerManual }) => lerManual());
  await Promise.allSettled([import('./AjudaDaTela.tsx'), import('./Sobre.tsx'), manual]);
}

function poupaDados(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Safari has no idle callback; there only the pauses between screens spread the work. */
function quandoOcioso(fazer: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(fazer, { timeout: 5_000 });
  else fazer();
}
