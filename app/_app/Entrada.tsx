import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { LoginScreen } from '#app/_screens/pages/login/LoginScreen.tsx';
import { BareLayout } from '#components/shell/BareLayout.tsx';
import { theme } from '#components/theme/theme.ts';
import { hasStoredSession } from '#lib/session/session-key.ts';
import { goToLogIn } from './go-to-log-in.ts';

/**
 * The log-in before everything else of the product, which weighs three times as much. The route table takes over as soon as there is
 * something for it to decide: a session, begun here or in another tab, or another address. It comes while the person types.
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
    <ThemeProvider theme={theme} noSsr>
      <CssBaseline />
      <BareLayout>
        <LoginScreen aoEntrar={passar} />
      </BareLayout>
    </ThemeProvider>
  );
}

/**
 * The whole product in the place of the log-in, once the code of its first page is there. The address is left to the router from the
 * moment it is mounted: led on before, it would not hear of another typed meanwhile.
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

/** From the first letter typed; who came only to look is spared it. */
async function adiantar() {
  const [inteiro, { preloadFirst }] = await Promise.all([import('./App.tsx'), import('./preload.ts')]);
  await preloadFirst(inteiro.router);
  return inteiro;
}
