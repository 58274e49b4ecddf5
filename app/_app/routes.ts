import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { SobreATela } from '#components/shell/sobre-a-tela.ts';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { ErrorScreen, NaoEncontradaScreen } from './ErrorScreen.tsx';
import type { RouterContext } from './lazy-search.ts';
import { criarHistorico } from './patches/next-history.ts';
import { PORTAL_ROUTES } from './portal/portal-routes.ts';
import { configuracoes } from './routes/configuracoes.ts';
import { dci } from './routes/dci.ts';
import { dcr } from './routes/dcr.ts';
import { home } from './routes/home.ts';
import { importacao } from './routes/importacao.ts';
import { dentro, raiz, tela } from './routes/kit.tsx';
import { fora, semSessao } from './routes/signed-out.tsx';
import { ALL_SCREENS } from './screens.ts';

/** The route table: every path of the product, its access rule and its screen file, which loads when opened. */
const comSessao = [
  ...home,
  ...importacao,
  ...configuracoes,
  ...PORTAL_ROUTES,
  ...dci,
  ...dcr,
  // Must be last: the catch-all for unknown paths. It is behind the guard, so that strangers cannot learn which paths exist.
  tela('/$', NaoEncontradaScreen),
] as const;

const arvore = raiz.addChildren([fora.addChildren(semSessao), dentro.addChildren(comSessao)]);

export function criarRouter(history: RouterHistory = criarHistorico()) {
  const router = createRouter({
    routeTree: arvore,
    history,
    trailingSlash: 'never',
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorScreen,
    defaultPendingComponent: RecordSkeleton,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
  });
  const context: RouterContext = { latestHref: () => router.latestLocation.href };
  router.options.context = context as never;
  afterFirstScreen(router, () => {
    router.options.defaultPendingMs = Number.POSITIVE_INFINITY;
  });
  for (const rota of Object.values(router.routesByPath)) {
    const tela = TELAS_POR_CAMINHO.get(rota.fullPath);
    if (tela) rota.options.staticData = { tela };
  }
  return router;
}

/** The shell shows while the code of the first screen loads. Later a screen stays until the next one is there. */
function afterFirstScreen(router: Pick<AppRouter, 'subscribe'>, then: () => void): void {
  const stop = router.subscribe('onRendered', () => {
    stop();
    then();
  });
}

const TELAS_POR_CAMINHO: ReadonlyMap<string, SobreATela> = new Map(ALL_SCREENS);

export type AppRouter = ReturnType<typeof criarRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
