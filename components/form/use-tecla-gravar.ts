import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S or ⌘S, from anywhere in the page, a text field among them; the browser's own dialog never opens. */
export function useTeclaGravar(gravar: () => void): void {
  const aoTeclar = useEffectEvent((evento: KeyboardEvent) => {
    const ehGravar =
      (evento.ctrlKey || evento.metaKey) && !evento.altKey && !evento.shiftKey && evento.key.toLowerCase() === 's';
    if (!ehGravar) return;
    evento.preventDefault();
    if (!evento.repeat && !haPergunta()) gravar();
  });
  useEffect(() => {
    const ouvir = (evento: KeyboardEvent) => aoTeclar(evento);
    window.addEventListener('keydown', ouvir);
    return () => window.removeEventListener('keydown', ouvir);
  }, []);
}

/** What lies over the form is answered first. */
function haPergunta(): boolean {
  return document.querySelector('[role="dialog"][aria-modal="true"]') !== null;
}
