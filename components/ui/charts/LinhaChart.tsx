import Box from '@mui/material/Box';
import { lazy } from 'react';
import { QuandoPerto } from '#components/ui/feedback/QuandoPerto.tsx';
import type { LinhaDesenhadaProps } from './drawn/LinhaDesenhada.tsx';

interface LinhaChartProps extends Omit<LinhaDesenhadaProps, 'altura'> {
  /** Text alternative of the chart for screen readers. The figures stand beside the chart. */
  legenda: string;
  altura?: number;
}

/** Draws the course of a single figure as a line. The shape carries the meaning, not the colour. */
export function LinhaChart({ legenda, altura = 40, ...desenho }: LinhaChartProps) {
  return (
    <Box role="img" aria-label={legenda} sx={{ minWidth: 0, width: '100%' }}>
      <QuandoPerto espaco={{ height: altura }}>
        <LinhaDesenhada {...desenho} altura={altura} />
      </QuandoPerto>
    </Box>
  );
}

const LinhaDesenhada = lazy(() =>
  import('./drawn/LinhaDesenhada.tsx').then(({ LinhaDesenhada }) => ({ default: LinhaDesenhada })),
);
