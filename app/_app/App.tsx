import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { RouterProvider } from '@tanstack/react-router';
import { SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { theme } from '#components/theme/theme.ts';
import { Notice } from '#components/ui/Notice.tsx';
import { ligarSessao } from '#lib/api/client.ts';
import { encerrarSessaoDoToken, ouvirSessao, verificarSessao, vigiarSessao } from '#lib/session/sessao.ts';
import { adiantarSeguintes } from './adiantar.ts';
import { acompanharNavegacao } from './navegacao.ts';
import { acompanharRolagem } from './rolagem.ts';
import { criarRouter } from './routes.tsx';

export const router = criarRouter();
ligarSessao({ token: () => verificarSessao()?.token ?? null, aoRecusar: encerrarSessaoDoToken });

export function App() {
  useEffect(ligarRouterASessao, []);
  return (
    <ThemeProvider theme={theme} noSsr>
      <CssBaseline />
      <SnackbarProvider maxSnack={3} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} Components={AVISOS}>
        <RouterProvider router={router} />
      </SnackbarProvider>
    </ThemeProvider>
  );
}

const AVISOS = { success: Notice, error: Notice, warning: Notice, info: Notice, default: Notice };

/** A session that begins or ends, here or in another tab, makes the guards of the page at hand decide again. */
function ligarRouterASessao() {
  const desligar = [
    acompanharNavegacao(router),
    acompanharRolagem(router),
    adiantarSeguintes(router),
    ouvirSessao(() => queueMicrotask(() => router.invalidate())),
    vigiarSessao(),
  ];
  return () => {
    for (const um of desligar) um();
  };
}
