import { type RegisteredRouter, type UseNavigateResult, useMatch, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

interface Destino {
  search?: object | ((atual: object) => object);
  replace?: boolean;
  resetScroll?: boolean;
  /** Nobody pressed anything: not done while another screen is on its way. */
  deSi?: boolean;
}

/**
 * Changes the address of the screen that calls it, from the parameters and the search which that screen shows. `useNavigate` starts
 * from the latest address: as soon as a link is pressed that is the address of the next screen, though its code may still be on the
 * way, and a tab pressed meanwhile would open with the parameters of another record. Here the tab is the last thing pressed, and
 * wins over the link. Once its screen is gone, a call does nothing.
 */
export function useNavegarNaTela<const Caminho extends keyof RegisteredRouter['routesByPath'] & string>(
  _caminho: Caminho,
): UseNavigateResult<Caminho> {
  return useNavegarDaqui() as unknown as UseNavigateResult<Caminho>;
}

/** The same for a component that screens share. */
export function useNavegarDaqui(): (para: Destino) => Promise<void> {
  const router = useRouter();
  const rota = useMatch({ strict: false }).routeId;
  return useCallback(
    async ({ search, deSi = false, ...resto }: Destino) => {
      const aqui = router.state.matches.find(({ routeId }) => routeId === rota);
      if (!aqui) return;
      const { fullPath, pathname, params, search: mostrada } = aqui;
      const fica = router.latestLocation.pathname === pathname;
      if (deSi && !fica) return;
      // Two changes in a row of one screen add up: the second starts from the address of the first.
      const destino = fica
        ? { from: fullPath, search, ...resto }
        : { to: fullPath, params, search: typeof search === 'function' ? search(mostrada) : search, ...resto };
      await router.navigate(destino as never);
    },
    [router, rota],
  );
}
