import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Ctrl+S or ⌘S saves the form that is on top, from anywhere in the page, a text field among them; the browser's own dialog never opens.
 */
export function useTeclaGravar(gravar: () => void, formulario: RefObject<HTMLElement | null>): void {
  const aoTeclar = useEffectEvent((evento: KeyboardEvent) => {
    const ehGravar =
      (evento.ctrlKey || evento.metaKey) && !evento.altKey && !evento.shiftKey && evento.key.toLowerCase() === 's';
    if (!ehGravar) return;
    evento.preventDefault();
    if (!evento.repeat && estaPorCima(formulario.current)) gravar();
  });
  useEffect(() => {
    const ouvir = (evento: KeyboardEvent) => aoTeclar(evento);
    window.addEventListener('keydown', ouvir);
    return () => window.removeEventListener('keydown', ouvir);
  }, []);
}

/** What lies over a form is answered first, unless the form is what lies there. */
function estaPorCima(formulario: HTMLElement | null): boolean {
  const porCima = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1);
  return porCima === undefined || porCima.contains(formulario);
}
