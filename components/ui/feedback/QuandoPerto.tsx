import Box from '@mui/material/Box';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { OnItsWay } from './OnItsWay.tsx';

interface QuandoPertoProps {
  /**
   * Space reserved from the start, so that nothing below moves when the children appear. Use `minHeight` where a legend may make
   * them taller.
   */
  espaco: { minHeight: number } | { height: number | { xs: number; lg: number } };
  children: ReactNode;
}

/**
 * Mounts purely visual children when they come near the viewport or when the page prints. A page with many charts responds before
 * all are drawn. A phone never draws the charts that nobody scrolls to.
 */
export function QuandoPerto({ espaco, children }: QuandoPertoProps) {
  const lugar = useRef<HTMLDivElement>(null);
  const [perto, setPerto] = useState(!SABE_O_QUE_SE_VE);
  useEffect(() => {
    if (perto || !lugar.current) return;
    const vista = new IntersectionObserver(
      (vistos) => {
        if (vistos.some(({ isIntersecting }) => isIntersecting)) setPerto(true);
      },
      { rootMargin: ADIANTE },
    );
    vista.observe(lugar.current);
    const desenharJa = () => flushSync(() => setPerto(true));
    window.addEventListener('beforeprint', desenharJa);
    return () => {
      vista.disconnect();
      window.removeEventListener('beforeprint', desenharJa);
    };
  }, [perto]);
  return (
    <Box ref={lugar} sx={{ ...espaco, minWidth: 0, width: 1 }}>
      {perto && <Suspense fallback={<OnItsWay />}>{children}</Suspense>}
    </Box>
  );
}

/** False in jsdom. */
const SABE_O_QUE_SE_VE = typeof IntersectionObserver !== 'undefined';
/** About one step of the mouse wheel ahead. */
const ADIANTE = '200px';
