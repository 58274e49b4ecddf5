import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Cell with a main line and a muted second line. Text too long for the cell ends in an ellipsis. */
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
