import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { CABECA } from './cabeca-fixa.ts';

/**
 * Skeleton of a document that is loading, in its shape: the trail, the head of 64 px with its name, figures and next act, the row of tabs
 * and the first part. It is as tall as the window, so that the footer does not move when the document arrives.
 */
export function DocumentSkeleton() {
  return (
    <Box sx={{ minHeight: '100dvh' }} role="status" aria-label="Carregando">
      <Skeleton width="min(280px, 100%)" height={20} sx={{ mt: -0.75, mb: 1 }} />
      <Box sx={{ ...CABECA, mb: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Skeleton width="min(260px, 80%)" height={24} />
          <Skeleton width="min(420px, 100%)" height={18} />
        </Box>
        <Skeleton width={120} height={36} sx={{ display: { xs: 'none', lg: 'block' } }} />
        <Skeleton width={120} height={36} sx={{ display: { xs: 'none', lg: 'block' } }} />
        <Skeleton variant="rounded" width={132} height={36} />
      </Box>
      <Stack direction="row" sx={{ gap: 2.5, mb: 3, overflow: 'hidden' }}>
        {ABAS.map((largura) => (
          <Skeleton key={largura} width={largura} height={24} sx={{ flex: 'none' }} />
        ))}
      </Stack>
      <Skeleton variant="rounded" height={320} />
    </Box>
  );
}

const ABAS = [58, 92, 48, 70, 86, 62];
