import Box, { type BoxProps } from '@mui/material/Box';
import { useState } from 'react';
import { CONTEUDO } from './conteudo.ts';
import { passoDaTecla } from './passo-da-tecla.ts';

/**
 * An element that scrolls: with the browser's own bars, or with perfect-scrollbar's where the rule says so. Which of the
 * two is settled when it is created; the code of the second is not even loaded for the first.
 */
export function CustomScrollbar({ sx, ...props }: BoxProps) {
  const [proprias] = useState(usaBarrasProprias);
  return (
    <Box
      {...props}
      ref={proprias ? porBarras : undefined}
      sx={{ position: 'relative', ...sx, ...(proprias ? bars : native) }}
    />
  );
}

/** Wide pages, not on a Mac or an iPad (which says it is a Mac): their own bars are better than any of ours. */
export function usaBarrasProprias(): boolean {
  return matchMedia('(min-width: 960px)').matches && !/mac|ipad/i.test(navigator.platform);
}

/** A ref with its cleanup: the bars live exactly as long as the element. */
function porBarras(elemento: HTMLElement): () => void {
  let desfazer: (() => void) | undefined = () => {};
  import('perfect-scrollbar').then(({ default: PerfectScrollbar }) => {
    if (!desfazer) return;
    // Its keyboard asks for the pointer to be over the element; ours below also takes the focus for an answer.
    const barras = new PerfectScrollbar(elemento, { handlers: ['click-rail', 'drag-thumb', 'wheel', 'touch'] });
    // They take no place in the tab order: the keys below need no thumb to be held.
    for (const polegar of [barras.scrollbarX, barras.scrollbarY]) polegar.removeAttribute('tabindex');
    const medida = new ResizeObserver(() => barras.update());
    for (const alvo of [elemento, ...elemento.children]) medida.observe(alvo);
    desfazer = () => {
      medida.disconnect();
      barras.destroy();
    };
  });
  const aoTeclar = (evento: KeyboardEvent) => rolarPelaTecla(elemento, evento);
  document.addEventListener('keydown', aoTeclar);
  return () => {
    document.removeEventListener('keydown', aoTeclar);
    desfazer?.();
    desfazer = undefined;
  };
}

function rolarPelaTecla(elemento: HTMLElement, evento: KeyboardEvent): void {
  const foco = document.activeElement;
  if (evento.defaultPrevented || foco?.closest(ESCREVE_OU_ACIONA)) return;
  const semFoco = foco === document.body && elemento.id === CONTEUDO.idRolagem;
  if (!semFoco && !elemento.matches(':hover') && !elemento.contains(foco)) return;
  const passo = passoDaTecla(evento, elemento);
  if (!passo) return;
  elemento.scrollBy({ ...passo, behavior: 'instant' });
  evento.preventDefault();
}

/** Who has the focus of these has the keys too. */
const ESCREVE_OU_ACIONA = 'input, select, textarea, button, [contenteditable]:not([contenteditable=false])';

const native = { overflow: 'auto' };

const bars = {
  overflow: 'hidden',
  '@media print': { overflow: 'visible' },
  '& > .ps__rail-x, & > .ps__rail-y': {
    position: 'absolute',
    display: 'none',
    zIndex: 2,
    opacity: 0.6,
    transition: 'opacity 150ms',
    '&:hover, &:focus-within, &.ps--clicking': { opacity: 1 },
  },
  '&.ps--active-x > .ps__rail-x, &.ps--active-y > .ps__rail-y': { display: 'block' },
  '& > .ps__rail-x': { height: 10, bottom: 0 },
  '& > .ps__rail-y': { width: 10, right: 0 },
  '& .ps__thumb-x, & .ps__thumb-y': {
    position: 'absolute',
    borderRadius: '4px',
    bgcolor: 'color-mix(in srgb, currentColor 35%, transparent)',
  },
  '& .ps__thumb-x': { height: 6, bottom: 2 },
  '& .ps__thumb-y': { width: 6, right: 2 },
};
