import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SEM_VALOR } from '#lib/format/decimal.ts';

interface DescriptionListProps {
  /** For many short values: puts as many side by side as fit. */
  densa?: boolean;
  children: ReactNode;
}

export function DescriptionList({ densa = false, children }: DescriptionListProps) {
  const colunas = densa ? 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))' : { xs: '1fr', sm: '1fr 1fr' };
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: colunas, columnGap: 3, rowGap: 2 }}>
      {children}
    </Box>
  );
}

/** Shows a name and its value. A blank value shows a placeholder. */
export function DescriptionItem({ nome, children }: { nome: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {nome}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children || SEM_VALOR}
      </Typography>
    </div>
  );
}
