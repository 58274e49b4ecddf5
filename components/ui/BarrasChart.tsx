import Box from '@mui/material/Box';
import { lazy } from 'react';
import type { BarrasDesenhadasProps } from './graficos/BarrasDesenhadas.tsx';
import { QuandoPerto } from './QuandoPerto.tsx';

interface BarrasChartProps extends Omit<BarrasDesenhadasProps, 'altura'> {
  /** What the picture shows, for who does not see it; the figures themselves stand in a table beside it. */
  legenda: string;
  altura?: number;
}

/**
 * A bar for each row, each series with a hatching of its own. Only for looking at: its numbers are rounded by the screen, and never
 * reckoned with.
 */
export function BarrasChart({ legenda, altura = ALTURA, ...desenho }: BarrasChartProps) {
  return (
    <Box role="img" aria-label={legenda} sx={{ width: '100%', '@media print': { breakInside: 'avoid' } }}>
      <QuandoPerto espaco={{ minHeight: altura }}>
        <BarrasDesenhadas {...desenho} altura={altura} />
      </QuandoPerto>
    </Box>
  );
}

const ALTURA = 300;
const BarrasDesenhadas = lazy(() =>
  import('./graficos/BarrasDesenhadas.tsx').then(({ BarrasDesenhadas }) => ({ default: BarrasDesenhadas })),
);
