import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { TipoDeAchado } from '#lib/contracts/busca.ts';
import { keepRecent } from './recents.ts';
import { registroDaRota } from './records.tsx';

interface RegistroAberto {
  tipo: TipoDeAchado;
  id: string;
}

/** The record whose own page is open; null on any other page. */
export function useOpenRecord(): RegistroAberto | null {
  return useRouterState({ select: ({ matches }) => registroDe(matches), structuralSharing: true });
}

/** Gives the function that adds the open record to the recent ones, under the title that its page gives it. */
export function useRememberRecord(): (titulo: string) => void {
  const router: AnyRouter = useRouter();
  return useCallback(
    (titulo: string) => {
      const aberto = registroDe(router.state.matches);
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
