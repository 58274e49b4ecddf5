import { useEffect, useEffectEvent, useRef } from 'react';
import type { LinhaDoMeuDia } from '#lib/contracts/views/meu-dia.ts';

/** The line from which a record was opened, to be focused when the person comes back. */
let aberta: string | null = null;

/**
 * Moves the focus when the lines change: back to the line from which a record was opened, or to the line that takes the place of a
 * removed one. An open dialog keeps the focus.
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
    /** Called before a line is removed: the next line, or the one before, gets the focus. */
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
