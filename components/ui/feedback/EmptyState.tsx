import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  titulo: string;
  /** One or two honest sentences. */
  children: ReactNode;
  icone?: ReactNode;
  /** What the person can do now: links or buttons, the primary action first. */
  acoes?: ReactNode;
}

/** Empty state: says what belongs here, why nothing is here, and what the person can do now. */
export function EmptyState({ titulo, children, icone, acoes }: EmptyStateProps) {
  return (
    <Stack component="section" sx={{ alignItems: 'center', textAlign: 'center', px: 2, py: { xs: 6, md: 10 }, gap: 1 }}>
      {icone && <Box sx={grounds}>{icone}</Box>}
      <Typography variant="h2">{titulo}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '52ch' }}>{children}</Typography>
      {acoes && (
        <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
          {acoes}
        </Stack>
      )}
    </Stack>
  );
}

const grounds = {
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  mb: 1,
  borderRadius: '10px',
  color: 'primary.main',
  bgcolor: 'primary.soft',
};
