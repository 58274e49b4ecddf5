import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Puts fields side by side as far as they fit. */
export function CamposLadoALado({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
      }}
    >
      {children}
    </Box>
  );
}
