import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isFreeKey } from './free-key.ts';
import { SECTIONS } from './shortcuts.ts';

/** How long `g` waits for its letter. */
const ESPERA_MS = 1_500;

interface Atalhos {
  /** Whether the single-key shortcuts are on; Ctrl+K always is. */
  ligados: boolean;
  aoBuscar: () => void;
  aoListar: () => void;
}

/** The keyboard shortcuts that work on every page. */
export function useShortcuts({ ligados, aoBuscar, aoListar }: Atalhos): void {
  const router = useRouter();
  const esperaLetra = useRef(Number.NEGATIVE_INFINITY);

  const aoTeclar = useEffectEvent((evento: KeyboardEvent) => {
    if (ehBuscar(evento)) {
      // Ctrl+K would otherwise open the browser's own search bar.
      evento.preventDefault();
      if (!evento.repeat) aoBuscar();
      return;
    }
    if (!ligados || !isFreeKey(evento)) return;
    const secao = SECTIONS.find(({ letra }) => letra === evento.key.toLowerCase());
    const depoisDeG = evento.timeStamp - esperaLetra.current < ESPERA_MS;
    esperaLetra.current = evento.key === 'g' && !depoisDeG ? evento.timeStamp : Number.NEGATIVE_INFINITY;
    if (depoisDeG && secao) router.navigate(secao.destino);
    else if (evento.key === '/') aoBuscar();
    else if (evento.key === '?') aoListar();
    else return;
    evento.preventDefault();
  });
  useEffect(() => {
    const ouvir = (evento: KeyboardEvent) => aoTeclar(evento);
    window.addEventListener('keydown', ouvir);
    return () => window.removeEventListener('keydown', ouvir);
  }, []);
}

function ehBuscar({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
}
