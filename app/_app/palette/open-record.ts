import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';
import { registroDaRota } from '#app/_app/records.tsx';
import { sayTitle } from '#app/_app/tab-title.ts';
import type { TipoDeAchado } from '#lib/contracts/views/busca.ts';
import { keepRecent } from './recents.ts';

interface RegistroAberto {
  tipo: TipoDeAchado;
  id: string;
}

/** The record whose own page is open; null on any other page. */
export function useOpenRecord(): RegistroAberto | null {
  return useRouterState({ select: ({ matches }) => registroDe(matches), structuralSharing: true });
}

/**
 * Gives the function for the title that the page of a record gives itself: the tab of the browser says it before the title of the
 * path, and the record is kept among the recent ones under it.
 */
export function useRememberRecord(): (titulo: string) => void {
  const router: AnyRouter = useRouter();
  return useCallback(
    (titulo: string) => {
      const { matches } = router.state;
      const mostrada = matches.at(-1);
      // The heading of a page without a record, such as the greeting of Meu dia, is no title. The address may already be that of the
      // next page.
      if (mostrada && Object.keys(mostrada.params).length > 0) sayTitle(titulo, mostrada.pathname);
      const aberto = registroDe(matches);
      if (aberto) keepRecent({ ...aberto, titulo });
    },
    [router],
  );
}

function registroDe(matches: readonly { fullPath: string; params: unknown }[]): RegistroAberto | null {
  const ultima = matches.at(-1);
  const tipo = ultima ? registroDaRota(ultima.fullPath) : null;
  const { id } = (ultima?.params ?? {}) as { id?: string };
  return tipo && id ? { tipo, id } : null;
}
