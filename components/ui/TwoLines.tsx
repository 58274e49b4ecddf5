import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The main fact, and under it, muted, the one that goes with it. Too long for its cell, it ends in dots. */
export function TwoLines({ principal, secundaria }: { principal: ReactNode; secundaria: string }) {
  return (
    <Stack sx={{ height: 1, justifyContent: 'center', lineHeight: 1.45, minWidth: 0 }}>
      <Typography component="span" noWrap>
        {principal}
      </Typography>
      <Typography component="span" variant="caption" noWrap title={secundaria} sx={{ color: 'text.secondary' }}>
        {secundaria}
      </Typography>
    </Stack>
  );
}
