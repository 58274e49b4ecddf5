import Box from '@mui/material/Box';
import { lazy } from 'react';
import { QuandoPerto } from '#components/ui/feedback/QuandoPerto.tsx';
import type { BarrasDesenhadasProps } from './drawn/BarrasDesenhadas.tsx';

interface BarrasChartProps extends Omit<BarrasDesenhadasProps, 'altura'> {
  /** Text alternative of the chart for screen readers. A table beside the chart holds the figures. */
  legenda: string;
  altura?: number;
}

/** Draws a bar per row; each series has its own hatching. The numbers here are floats for drawing only: never calculate with them. */
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
  import('./drawn/BarrasDesenhadas.tsx').then(({ BarrasDesenhadas }) => ({ default: BarrasDesenhadas })),
);
