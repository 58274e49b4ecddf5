import Box from '@mui/material/Box';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface QuandoPertoProps {
  /** The room kept for it from the start: nothing below moves when it is drawn. `minHeight` where it may turn out higher, by a legend. */
  espaco: { minHeight: number } | { height: number | { xs: number; lg: number } };
  children: ReactNode;
}

/**
 * What only the eye needs, drawn when it comes near what is looked at, or is printed. A page of many drawings answers the hand before they
 * are all done, and a phone never makes those nobody scrolls to.
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
      {perto && <Suspense fallback={null}>{children}</Suspense>}
    </Box>
  );
}

/** jsdom does not. */
const SABE_O_QUE_SE_VE = typeof IntersectionObserver !== 'undefined';
/** A turn of the wheel ahead. */
const ADIANTE = '200px';
