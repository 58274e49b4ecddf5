import { useEffect, useEffectEvent, useRef } from 'react';
import type { LinhaDoMeuDia } from '#lib/contracts/meu-dia.ts';

/** The line a record was opened from, for whoever comes back from it. */
let aberta: string | null = null;

/**
 * Where the focus goes when lines come and go: back to the line a record was opened from; and when one is taken away, to the one that
 * stands in its place. As long as a dialog is open the focus is its own.
 */
export function useFocoNaLinha(linhas: readonly LinhaDoMeuDia[] | undefined, emDialogo: boolean) {
  const herdeira = useRef<string | null>(null);
  const focar = useEffectEvent(() => {
    const alvo = herdeira.current ?? aberta;
    herdeira.current = null;
    aberta = null;
    if (alvo !== null) linkDa(alvo)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (linhas && !emDialogo) focar();
  }, [linhas, emDialogo]);
  return {
    lembrarAberta: (chave: string) => {
      aberta = chave;
    },
    /** This line goes: the next one, or the one before, is to have the focus. */
    passarAdiante: (chave: string) => {
      const chaves = [...document.querySelectorAll<HTMLElement>('[data-chave]')].map(
        (link) => link.dataset.chave ?? '',
      );
      const lugar = chaves.indexOf(chave);
      herdeira.current = chaves[lugar + 1] ?? chaves[lugar - 1] ?? null;
    },
  };
}

function linkDa(chave: string): HTMLElement | null {
  return document.querySelector(`[data-chave="${CSS.escape(chave)}"]`);
}
