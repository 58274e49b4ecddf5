import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Saves the topmost form on Ctrl+S or ⌘S, anywhere in the page, also inside a text field. The browser's own save dialog never
 * opens.
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

/** Returns whether the form is on top. A dialog over the form blocks it, unless the dialog contains the form. */
function estaPorCima(formulario: HTMLElement | null): boolean {
  const porCima = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1);
  return porCima === undefined || porCima.contains(formulario);
}
