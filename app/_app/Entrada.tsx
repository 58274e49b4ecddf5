import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { LoginScreen } from '#app/_screens/pages/login/LoginScreen.tsx';
import { BareLayout } from '#components/shell/BareLayout.tsx';
import { entryTheme } from '#components/theme/entry-theme.ts';
import { hasStoredSession } from '#lib/session/session-key.ts';
import { goToLogIn } from './go-to-log-in.ts';

/**
 * Shows the log-in before the rest of the product, which weighs three times as much and loads while the person types. The route
 * table takes over when the address changes, or when a session begins here or in another tab.
 */
export function Entrada() {
  const { Inteiro, passar } = useInteiro();
  useEffect(() => {
    goToLogIn();
    const seHouverSessao = () => hasStoredSession() && passar();
    const ouvidos = [
      [window, 'hashchange', passar],
      [window, 'storage', seHouverSessao],
      [document, 'visibilitychange', seHouverSessao],
      [document, 'input', () => void adiantar().catch(() => {})],
    ] as const;
    for (const [alvo, tipo, ouvir] of ouvidos) alvo.addEventListener(tipo, ouvir);
    return () => {
      for (const [alvo, tipo, ouvir] of ouvidos) alvo.removeEventListener(tipo, ouvir);
    };
  }, [passar]);

  if (Inteiro) return <Inteiro />;
  return (
    <ThemeProvider theme={entryTheme} noSsr>
      <CssBaseline />
      <BareLayout>
        <LoginScreen aoEntrar={passar} />
      </BareLayout>
    </ThemeProvider>
  );
}

/**
 * Replaces the log-in by the whole product once the code of its first page has loaded. Only the mounted router changes the address:
 * a change made earlier would miss another address typed meanwhile.
 */
function useInteiro() {
  const [Inteiro, setInteiro] = useState<ComponentType>();
  const [falha, setFalha] = useState<Error>();
  const passando = useRef(false);
  const passar = useCallback(async () => {
    if (passando.current) return;
    passando.current = true;
    try {
      const { App } = await adiantar();
      setInteiro(() => App);
    } catch (erro) {
      setFalha(erro as Error);
    }
  }, []);
  if (falha) throw falha;
  return { Inteiro, passar };
}

/** Loads from the first letter typed, so that a visitor who types nothing downloads nothing more. */
async function adiantar() {
  const [inteiro, { preloadFirst }] = await Promise.all([import('./App.tsx'), import('./preload.ts')]);
  await preloadFirst(inteiro.router);
  return inteiro;
}
