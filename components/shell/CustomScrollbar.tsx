import Box, { type BoxProps } from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { quandoAPaginaEstiver } from '#components/ui/feedback/quando-a-pagina-estiver.ts';
import { CONTEUDO } from './conteudo.ts';
import { passoDaTecla } from './passo-da-tecla.ts';

/**
 * Scrolling element with the browser's scrollbars, or with those of perfect-scrollbar where `usaBarrasProprias` says so. The choice
 * is made on mount. perfect-scrollbar loads only where it is used; where its code does not come, the browser's scrollbars show.
 */
export function CustomScrollbar({ sx, ...props }: BoxProps) {
  const [proprias, setProprias] = useState(usaBarrasProprias);
  const comBarras = useCallback((elemento: HTMLElement) => porBarras(elemento, () => setProprias(false)), []);
  return (
    <Box
      {...props}
      ref={proprias ? comBarras : undefined}
      sx={{ position: 'relative', ...sx, ...(proprias ? bars : native) }}
    />
  );
}

/**
 * Returns whether to use perfect-scrollbar: on wide pages, but not on a Mac or an iPad, whose own scrollbars are better. An iPad
 * may report itself as a Mac.
 */
export function usaBarrasProprias(): boolean {
  return matchMedia('(min-width: 960px)').matches && !/mac|ipad/i.test(navigator.platform);
}

/** Ref callback with a cleanup: the scrollbars live exactly as long as the element. */
function porBarras(elemento: HTMLElement, aoFaltar: () => void): () => void {
  let solto = false;
  let tirarAsBarras: (() => void) | undefined;
  const desistir = quandoAPaginaEstiver(async () => {
    const codigo = await import('perfect-scrollbar').catch(() => null);
    if (solto) return;
    if (!codigo) return aoFaltar();
    const PerfectScrollbar = codigo.default;
    // perfect-scrollbar's keyboard handler works only while the pointer is over the element. Our handler below also works when the
    // element has the focus.
    const barras = new PerfectScrollbar(elemento, { handlers: ['click-rail', 'drag-thumb', 'wheel', 'touch'] });
    // The thumbs leave the tab order: the keys below work without focusing a thumb.
    for (const polegar of [barras.scrollbarX, barras.scrollbarY]) polegar.removeAttribute('tabindex');
    const medida = new ResizeObserver(() => barras.update());
    for (const alvo of [elemento, ...elemento.children]) medida.observe(alvo);
    tirarAsBarras = () => {
      medida.disconnect();
      barras.destroy();
    };
  });
  const aoTeclar = (evento: KeyboardEvent) => rolarPelaTecla(elemento, evento);
  document.addEventListener('keydown', aoTeclar);
  return () => {
    document.removeEventListener('keydown', aoTeclar);
    solto = true;
    desistir();
    tirarAsBarras?.();
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

/** A focused element of these kinds keeps its keys. */
const ESCREVE_OU_ACIONA = 'input, select, textarea, button, [contenteditable]:not([contenteditable=false])';

const native = { overflow: 'auto' };

const bars = {
  // Until the bars are there, the browser scrolls without showing its own.
  overflow: 'auto',
  scrollbarWidth: 'none',
  '&.ps': { overflow: 'hidden' },
  '@media print': { '&, &.ps': { overflow: 'visible' } },
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
