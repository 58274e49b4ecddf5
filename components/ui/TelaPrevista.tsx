import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface TelaPrevistaProps {
  titulo: string;
  /** One or two honest sentences: what will be here. */
  children: ReactNode;
  icone?: ReactNode;
  /** What can be done today; links or buttons, the primary one first. */
  acoes?: ReactNode;
}

/** A page that has its place in the product and not yet its work: says so, and where to go meanwhile. */
export function TelaPrevista({ titulo, children, icone, acoes }: TelaPrevistaProps) {
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
