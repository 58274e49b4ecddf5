import Box from '@mui/material/Box';
import { lazy } from 'react';
import type { LinhaDesenhadaProps } from './graficos/LinhaDesenhada.tsx';
import { QuandoPerto } from './QuandoPerto.tsx';

interface LinhaChartProps extends Omit<LinhaDesenhadaProps, 'altura'> {
  /** What the picture shows, for who does not see it; the figures themselves stand beside it. */
  legenda: string;
  altura?: number;
}

/** How one figure went, on a line of its own: by its form, not by its colour. */
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
  import('./graficos/LinhaDesenhada.tsx').then(({ LinhaDesenhada }) => ({ default: LinhaDesenhada })),
);
