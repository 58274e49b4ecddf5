import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { RouterProvider } from '@tanstack/react-router';
import { SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { PORTAL_PARTS } from '#app/_screens/portal/portal-parts.ts';
import { PortalPartsProvider } from '#components/portal/portal-parts.ts';
import { theme } from '#components/theme/theme.ts';
import { Notice } from '#components/ui/feedback/Notice.tsx';
import { forgetAhead } from '#lib/api/platform/ahead.ts';
import { connectSession } from '#lib/api/platform/client.ts';
import { readConfiguration } from '#lib/api/platform/configuration.ts';
import { askProof } from '#lib/session/asked-proof.ts';
import { endRefusedSession } from '#lib/session/sample-company.ts';
import { checkSession, listenToSession, watchSession } from '#lib/session/session.ts';
import { limitInactivity, watchGestures, withoutGesture } from './inactivity.ts';
import { followNavigation } from './navigation.ts';
import { preloadFirst, preloadNext } from './preload.ts';
import { criarRouter } from './routes.ts';
import { followScroll } from './scroll.ts';

export const router = criarRouter();
// The code of the asked screen and the address of the API come while React renders the shell.
if (checkSession()) {
  void preloadFirst(router);
  readConfiguration().catch(() => {});
}
connectSession({
  token: () => checkSession()?.token ?? null,
  aoRecusar: endRefusedSession,
  aoExigirSegundoFator: () => void router.navigate({ to: '/pages/segundo-fator', replace: true }),
  aoPedirProva: askProof,
  aoLimitarInatividade: limitInactivity,
  semGesto: withoutGesture,
});

export function App() {
  useEffect(ligarRouterASessao, []);
  return (
    <ThemeProvider theme={theme} noSsr>
      <CssBaseline />
      <SnackbarProvider maxSnack={3} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} Components={AVISOS}>
        <PortalPartsProvider value={PORTAL_PARTS}>
          <RouterProvider router={router} />
        </PortalPartsProvider>
      </SnackbarProvider>
    </ThemeProvider>
  );
}

const AVISOS = { success: Notice, error: Notice, warning: Notice, info: Notice, default: Notice };

/** A session that begins or ends, here or in another tab, makes the guards of the open page decide again. */
function ligarRouterASessao() {
  const desligar = [
    followNavigation(router),
    followScroll(router),
    preloadNext(router),
    listenToSession(forgetAhead),
    listenToSession(() => queueMicrotask(() => router.invalidate())),
    watchSession(),
    watchGestures(),
  ];
  return () => {
    for (const desligamento of desligar) desligamento();
  };
}
