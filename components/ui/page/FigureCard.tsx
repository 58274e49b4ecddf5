import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FigureCardProps {
  nome: string;
  /** A text, or a link to the records the figure adds up. */
  valor: ReactNode;
  nota?: ReactNode;
  acao?: ReactNode;
}

/** Shows a main figure of the screen with its name, unit and note. Where its place is narrow, `--figura` is the size of the figure. */
export function FigureCard({ nome, valor, nota, acao }: FigureCardProps) {
  return (
    <Card component="dl" sx={{ m: 0, px: { xs: 1.5, sm: 2 }, py: 1.5, minWidth: 0 }}>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {nome}
      </Typography>
      <Typography
        component="dd"
        variant="figure"
        sx={{ m: 0, overflowWrap: 'anywhere', fontSize: { xs: '1.0625rem', sm: 'var(--figura, 1.625rem)' } }}
      >
        {valor}
      </Typography>
      {nota && (
        <Typography component="dd" variant="caption" sx={{ m: 0, color: 'text.secondary' }}>
          {nota}
        </Typography>
      )}
      {acao && (
        <Box component="dd" sx={{ m: 0, ml: -1.25, mt: 0.5, mb: -0.75 }}>
          {acao}
        </Box>
      )}
    </Card>
  );
}
