import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { followSettling } from '#components/ui/feedback/settling.ts';

/** Layout of pages outside the session, without menu or bar. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <Box component="main" ref={followSettling} sx={{ minHeight: '100dvh', display: 'grid' }}>
      {children}
    </Box>
  );
}
