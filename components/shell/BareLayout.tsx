import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The layout of the pages outside the session: nothing around them. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid' }}>
      {children}
    </Box>
  );
}
